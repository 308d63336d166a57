import type { Headers } from '../../quote/testing/quote-server.ts'

/** A request as sent to the server: nothing in it need make sense. */
export type Request = {
  /** What it was made from: an operation's name, or an address outside the contract. */
  name: string
  at: 'public' | 'office'
  method: string
  url: string
  headers: Headers
  payload: string | Buffer | undefined
  /** The statuses that its operation declares, while its method and path are still that operation's. */
  declared: ReadonlySet<number> | undefined
}

/** Short enough for a report, complete enough to send again by hand. */
export function described({ name, method, url, headers, payload }: Request): string {
  const body = payload === undefined ? '' : JSON.stringify(payload.toString('utf8')).slice(0, 1_500)
  return `${name}: ${method} ${url.slice(0, 400)}\n  ${JSON.stringify(headers).slice(0, 600)}\n  ${body}`
}
