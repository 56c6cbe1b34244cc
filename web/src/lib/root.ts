/** The path that the server lives under, such as /kotable; empty where it has the whole site. The page says it. */
export const ROOT = document.documentElement.dataset.root ?? ''

/** An address of this site, with its host, for others to open. */
export const linkTo = (path: string) => location.origin + ROOT + path
