import * as z from 'zod/mini'
import type { Consequences, Refusals } from './refusals.ts'

type Schema = z.ZodMiniType

/** Hosts other than the API's own (D-006). */
export type Host = 'payment' | 'restart'

/**
 * The rate limits, for requests that cost money or disk space, or attract scraping and guessing (safety T2, T21). The API's
 * settings say how many requests each allows.
 */
export type RequestLimit =
  | 'vehicle'
  | 'address'
  | 'draft'
  | 'newDraft'
  | 'save'
  | 'retrieval'
  | 'pricing'
  | 'preview'
  | 'document'
  | 'bank'
  | 'intent'
  | 'nonce'
  | 'visit'

/**
 * One HTTP call of the specification. Routes, the browser's client and the OpenAPI document are all made from these entries, so
 * that a call has a single definition.
 */
export type Call = {
  /** The last part of its path, with V1 or V2 if there are two versions; the operation id in the OpenAPI document. */
  name: string
  /**
   * The requirement that specifies it; for calls the specification does not list (drafts, previews, receipts, reviews), the one
   * served.
   */
  requirement: `${'API' | 'END' | 'JRN' | 'NAV' | 'RES'}-${string}`
  /** One sentence for the API page. */
  summary: string
  /** What a caller needs to know beyond the summary. */
  description?: string
  /**
   * Who may call it. `session`: the browser that holds the quote; `optional-session`: a browser without a session gets one; the keys
   * belong to comparison sites and to the back office. `http/access-matrix.test.ts` proves it.
   */
  access: 'anyone' | 'session' | 'optional-session' | 'site-key' | 'service-key'
  /**
   * Why it is safe to be open to callers without a quote or a secret. That test proves that calls without a reason are closed.
   */
  whyOpen?: string
  /** The rate limit of its requests. If there are several, its route decides by the request. */
  limit: RequestLimit | readonly RequestLimit[] | 'none'
  /** The status that means access was granted: the session gets a new id with it. */
  grants?: 200 | 204
  method: 'GET' | 'POST' | 'PUT'
  /** Path parameters are in braces, as in the specification: /api/v1/Document/DownloadDocumentById/{documentId}. */
  path: `/api/v${1 | 2}/${string}`
  /** The host that serves it, if not the API's own (D-006). */
  host?: Host
  /** Headers besides the tenant and product headers, which every call has; names in lower case. */
  headers?: Schema
  params?: Schema
  /** Names as in the specification; the server matches them in any case (matchQueryNames, D-229). */
  query?: Schema
  body?: Schema
  /** In bytes, if it differs from the general limit. */
  largestBody?: number
  /** Successful replies by status. `nothing` is an empty body, `file` a download. */
  replies: { readonly [status in 200 | 202 | 204]?: Schema | 'nothing' | 'file' }
  /** The message of its 400, if the specification gives one other than "Validation error." */
  badInput?: string
  /** What a reply means, if its status alone does not make it clear. */
  meanings?: { readonly [status: number]: string }
  /** The reply is the same for every caller and may be cached: it has an ETag, and a caller that has it gets a 304. */
  isCacheable?: true
  /**
   * The error codes it may return, and what each means for the customer; docs/errors.md is generated from it. Validation, rate
   * and server errors are common to every call, and are listed here only if they have consequences of their own.
   */
  refusals?: Refusals
  /** The consequence of a 204, if the page shows a message about it. */
  whenNothingFound?: Consequences
}

/** The schemas of requests and replies. The calls of the desk have them too (desk/desk-call.ts). */
export type CallShape = Pick<Call, 'method' | 'headers' | 'params' | 'query' | 'body' | 'largestBody'> & {
  name: string
  path: string
  /** As those of a call. `events` are server-sent, for as long as the handler produces them. */
  replies: { readonly [status in 200 | 202 | 204]?: Schema | 'nothing' | 'file' | 'events' }
}

/** Gives an entry its narrow type, so that routes and client know its exact shapes. */
export function call<const C extends Call>(entry: C): C {
  return entry
}

type Input<S> = S extends Schema ? z.input<S> : never
type Output<S> = S extends Schema ? z.output<S> : never
type Part<C extends CallShape, K extends 'params' | 'query' | 'body' | 'headers'> = C extends {
  [P in K]: infer S
}
  ? S
  : never

type RequestPart<C extends CallShape, K extends 'params' | 'query' | 'body' | 'headers', V> = [
  Part<C, K>,
] extends [never]
  ? { [P in K]?: undefined }
  : { [P in K]: V }

/** What a caller sends. */
export type Request<C extends CallShape> = RequestPart<C, 'params', Input<Part<C, 'params'>>> &
  RequestPart<C, 'query', Input<Part<C, 'query'>>> &
  RequestPart<C, 'body', Input<Part<C, 'body'>>> &
  RequestPart<C, 'headers', Input<Part<C, 'headers'>>>

/** What a handler receives once the request has been parsed. */
export type Parsed<C extends CallShape> = RequestPart<C, 'params', Output<Part<C, 'params'>>> &
  RequestPart<C, 'query', Output<Part<C, 'query'>>> &
  RequestPart<C, 'body', Output<Part<C, 'body'>>> &
  RequestPart<C, 'headers', Output<Part<C, 'headers'>>>

type ReplyBody<S> = S extends 'nothing'
  ? undefined
  : S extends 'file'
    ? Uint8Array
    : S extends 'events'
      ? AsyncIterable<string>
      : Output<S>

/** The successful replies of a call, one member per status. */
export type Reply<C extends CallShape> = {
  [S in keyof C['replies'] & number]: { status: S; body: ReplyBody<C['replies'][S]> }
}[keyof C['replies'] & number]

type RawQuery = { readonly [name: string]: unknown }

/**
 * Gives each query parameter the spelling its call declares, regardless of the case it was sent in: the specification itself writes both
 * IsBreakdownSelected and IsBreakDownSelected (D-229). Undeclared names stay, to be refused as unknown. A repeated parameter becomes a
 * list, which no field accepts, so that neither value is guessed.
 */
export function matchQueryNames(call: CallShape, raw: RawQuery): RawQuery {
  const declared = new Map(namesOf(call.query).map((name) => [name.toLowerCase(), name]))
  // Without a prototype, a parameter called __proto__ is an ordinary name.
  const matched: { [name: string]: unknown } = Object.create(null)
  for (const [sentName, value] of Object.entries(raw)) {
    const name = declared.get(sentName.toLowerCase()) ?? sentName
    matched[name] = name in matched ? [matched[name], value] : value
  }
  return matched
}

function namesOf(schema: Call['query']): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
}
