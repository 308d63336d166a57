import type { Call, Host, Reply, Request } from './call.ts'
import { type FieldProblem, isProblemCode, type Problem, type RestartOffer } from './problem.ts'
import { PRODUCT_HEADER, TENANT_HEADER, type Tenancy } from './tenancy.ts'

export type ClientSettings = Hosts & {
  tenancy: Tenancy
  /** After this long a reply no longer helps the customer; includes reading its body. */
  timeoutMs: number
  fetch?: (address: string, init: RequestInit) => Promise<Response>
  /** Makes the id that both sides log with a call, so that a customer's problem can be found in the logs. */
  requestId?: () => string
}

export type Unreachable = 'network' | 'timed-out' | 'aborted'

/** The result of a call. Any failure of network or server is one of these; nothing is thrown. */
export type Outcome<C extends Call> =
  | ({ kind: 'answered' } & Reply<C>)
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unreachable'; reason: Unreachable }

export type SendOptions = {
  signal?: AbortSignal
  /** Sent even while the page is closing; browsers limit this to 64 KB. */
  keepalive?: boolean
}

export type Client = {
  send<C extends Call>(call: C, request: Request<C>, options?: SendOptions): Promise<Outcome<C>>
}

/** The part of a call the client reads. The browser's bundle contains no more of it. */
export type ClientCall = Pick<Call, 'method' | 'path' | 'host' | 'replies' | 'isCacheable'>

/** The header with the id of a request. */
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * The browser's side of the contract. Replies are typed by their call and not parsed again: the server is built from the same
 * entries, and a second check would bring every reply's schema into the browser.
 */
export function createClient(settings: ClientSettings): Client {
  return {
    async send(call, request, options = {}) {
      const address = addressOf(call, request, settings)
      if (typeof address !== 'string') return { kind: 'refused', problem: address }
      const init = { ...initOf(call, request, settings), keepalive: options.keepalive ?? false }
      const arrived = await exchange(call, address, init, settings, options.signal)
      return typeof arrived === 'string' ? { kind: 'unreachable', reason: arrived } : outcomeOf(call, arrived)
    },
  }
}

type Sending = { headers?: unknown; body?: unknown }

function initOf(
  call: ClientCall,
  { headers, body }: Sending,
  { tenancy, requestId }: ClientSettings,
): RequestInit {
  return {
    method: call.method,
    headers: [
      ...definedEntries(headers),
      ['accept', 'application/json'],
      [TENANT_HEADER, tenancy.tenant],
      [PRODUCT_HEADER, tenancy.product],
      ...definedEntries({ [REQUEST_ID_HEADER]: requestId?.() }),
      ...definedEntries({ 'content-type': body === undefined ? undefined : 'application/json' }),
    ],
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // Some URLs contain references and personal details: they are not cached and not sent to other sites as referrer (D-249). A
    // reply that is the same for every caller is revalidated by its ETag (D-144).
    cache: call.isCacheable ? 'default' : 'no-store',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
  }
}

/** A complete response. */
type Arrived = { status: number; body: string | Uint8Array<ArrayBuffer> }

async function exchange(
  call: ClientCall,
  address: string,
  init: RequestInit,
  { fetch = (...sent) => globalThis.fetch(...sent), timeoutMs }: ClientSettings,
  signal: AbortSignal | undefined,
): Promise<Arrived | Unreachable> {
  let reason: Unreachable = 'network'
  const line = new AbortController()
  const hangUp = (why: Unreachable) => {
    reason = why
    line.abort()
  }
  const abort = () => hangUp('aborted')
  const timer = setTimeout(() => hangUp('timed-out'), timeoutMs)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const response = await fetch(address, { ...init, signal: line.signal })
    const isFile = repliesOf(call)[response.status] === 'file'
    return {
      status: response.status,
      body: isFile ? new Uint8Array(await response.arrayBuffer()) : await response.text(),
    }
  } catch {
    // A fetch fails for one reason only: no response arrived. `reason` says why; the browser's message adds nothing.
    return reason
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function outcomeOf<C extends Call>(call: C, { status, body }: Arrived): Outcome<C> {
  const declared = repliesOf(call)[status]
  if (declared === undefined) return { kind: 'refused', problem: refusalOf(status, body) }
  if (declared === 'nothing') return answered(status, undefined)
  if (typeof body !== 'string') return answered(status, body)
  const answer = parsedJson(body)
  return answer === undefined ? { kind: 'refused', problem: unexpected(status) } : answered(status, answer)
}

function refusalOf(status: number, body: Arrived['body']): Problem {
  return status >= 400 && typeof body === 'string' ? problemFrom(status, body) : unexpected(status)
}

/** The only place where a reply is trusted to match its entry; see createClient. */
function answered<C extends Call>(status: number, body: unknown): Outcome<C> {
  return { kind: 'answered', status, body } as Outcome<C>
}

function repliesOf(call: ClientCall): { readonly [status: number]: unknown } {
  return call.replies
}

/** Where calls go. Without a base they go to the page's own origin; a host not listed is the API's own (D-006). */
type Hosts = { baseUrl?: string; hosts?: { readonly [host in Host]?: string } }

type Addressed = { params?: unknown; query?: unknown }

/** The full URL of a call, or the problem that prevents one. */
function addressOf(
  call: Pick<Call, 'path' | 'host'>,
  { params, query }: Addressed,
  { baseUrl = '', hosts = {} }: Hosts,
): string | Problem {
  const base = (call.host && hosts[call.host]) ?? baseUrl
  let path: string = call.path
  for (const [name, value] of Object.entries(params ?? {})) {
    const part = String(value)
    if (!canBeAPart(part)) return unsendable(name)
    path = path.replace(`{${name}}`, () => encodeURIComponent(part))
  }
  const search = new URLSearchParams(definedEntries(query)).toString()
  return `${base.replace(/\/$/, '')}${path}${search && `?${search}`}`
}

/** Every name with its value as text; undefined ones are left out. */
function definedEntries(values: unknown): [name: string, value: string][] {
  return Object.entries(values ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
}

/** Encoding does not help for a path part made of dots: browsers resolve it as a relative path and request another URL. */
function canBeAPart(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..'
}

function unsendable(name: string): Problem {
  const message = 'Send a value that can stand in an address'
  return {
    title: 'Bad Request',
    status: 400,
    code: 'VALIDATION_ERROR',
    message: 'Validation error.',
    errors: [{ field: `path.${name}`, message }],
  }
}

/**
 * The problem in an error response. A proxy may answer instead of the API, with HTML or nothing: anything that is not ours
 * becomes the one unexpected error (ERR-09), and none of its text reaches a customer.
 */
function problemFrom(status: number, body: string): Problem {
  const sent = parsedJson(body)
  if (!isRecord(sent) || !isProblemCode(sent['code'])) return unexpected(status)
  return {
    title: asText(sent['title']),
    status,
    code: sent['code'],
    message: asText(sent['message']),
    errors: Array.isArray(sent['errors']) ? sent['errors'].filter(isFieldProblem) : [],
    ...(isRestartOffer(sent['restart']) && { restart: sent['restart'] }),
  }
}

/** A response that no entry of the contract allows. */
function unexpected(status: number): Problem {
  return {
    title: 'Unexpected answer',
    status,
    code: 'INTERNAL_ERROR',
    message: 'An unexpected server error occurred.',
    errors: [],
  }
}

/** The JSON of a body; undefined if it is something else. */
function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isFieldProblem(entry: unknown): entry is FieldProblem {
  return isRecord(entry) && typeof entry['field'] === 'string' && typeof entry['message'] === 'string'
}

function isRestartOffer(entry: unknown): entry is RestartOffer {
  return isRecord(entry) && typeof entry['until'] === 'string'
}

function isRecord(value: unknown): value is { [name: string]: unknown } {
  return typeof value === 'object' && value !== null
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
