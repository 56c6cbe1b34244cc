declare module 'virtual:ftl' {
  /** Catalogues by language and name (`de/rules-kodachi`), each a chunk of its own. */
  const catalogues: Record<string, (() => Promise<{ default: string }>) | undefined>
  export default catalogues
}
