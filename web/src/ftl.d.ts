declare module 'virtual:ftl/*' {
  const text: string
  export default text
}
