/** The HTTP side of docs/protocol.md. Everything that is refused throws a `Refused` with the key of its text. */
import type { Facts, Problem } from './protocol'
import { ROOT } from './root'

const BASE = `${ROOT}/api`
let token: () => string = () => ''
export const useToken = (find: () => string) => (token = find)

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly facts: Facts = {},
    detail = '',
  ) {
    super(detail || key)
  }
}

/** The id of the text that says what went wrong. */
export function wrongId(error: unknown): string {
  if (!(error instanceof Refused)) return 'server-error-failure'
  return error.status ? `server-error-${error.key}` : 'web-offline-refused'
}
export const factsOf = (error: unknown) => (error instanceof Refused ? (error.facts as Record<string, string>) : {})

async function ask<T>(method: string, path: string, body?: unknown, as = token()): Promise<T> {
  const headers: Record<string, string> = {}
  if (as) headers.Authorization = `Bearer ${as}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(BASE + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refused(0, 'offline')
  }
  if (!answer.ok) {
    const problem: Problem = await answer.json().catch(() => ({ key: 'failure' }))
    throw new Refused(answer.status, problem.key, problem.facts, problem.detail)
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** `as`: the token of somebody else who shares this device. */
export const get = <T>(path: string, as?: string) => ask<T>('GET', path, undefined, as)
export const post = <T>(path: string, body: unknown = {}, as?: string) => ask<T>('POST', path, body, as)
export const remove = <T>(path: string) => ask<T>('DELETE', path)
