import type { Reply, Request } from '../call.ts'
import type { DeskCall } from './desk-call.ts'
import { type DeskProblem, isDeskProblemCode } from './desk-problem.ts'

/** The result of a call. Any failure of network or server is one of these; nothing is thrown. */
export type DeskOutcome<C extends DeskCall> =
  | ({ kind: 'answered' } & Reply<C>)
  | { kind: 'refused'; problem: DeskProblem }
  | { kind: 'unreachable' }

export type DeskClient = {
  send<C extends DeskCall>(call: C, request: Request<C>): Promise<DeskOutcome<C>>
}

const TIMEOUT_MS = 30_000

/** The desk's side of its calls. Replies are typed by their call and not parsed again, as in the customers' client. */
export function createDeskClient(
  fetch: (address: string, init: RequestInit) => Promise<Response> = (...sent) => globalThis.fetch(...sent),
): DeskClient {
  return {
    async send<C extends DeskCall>(call: C, request: Request<C>): Promise<DeskOutcome<C>> {
      try {
        const response = await fetch(addressOf(call, request), {
          method: call.method,
          headers: {
            accept: 'application/json',
            ...(request.body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
          cache: 'no-store',
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        const text = await response.text()
        const body: unknown = text === '' ? undefined : JSON.parse(text)
        if (response.status in call.replies)
          return { kind: 'answered', status: response.status, body } as DeskOutcome<C>
        return { kind: 'refused', problem: problemOf(response.status, body) }
      } catch {
        // No response, or one that is not ours: there is no more to report.
        return { kind: 'unreachable' }
      }
    },
  }
}

function addressOf(call: DeskCall, { params, query }: { params?: unknown; query?: unknown }): string {
  let path: string = call.path
  for (const [name, value] of Object.entries(params ?? {}))
    path = path.replace(`{${name}}`, () => encodeURIComponent(String(value)))
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}

function problemOf(status: number, body: unknown): DeskProblem {
  const { code, message, errors } = Object(body)
  return {
    status,
    code: isDeskProblemCode(code) ? code : 'INTERNAL_ERROR',
    message: typeof message === 'string' ? message : '',
    errors: Array.isArray(errors) ? errors : [],
  }
}
