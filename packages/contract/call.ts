import * as z from 'zod/mini'
import type { Consequences, Refusals } from './refusals'

type Schema = z.ZodMiniType

/** Hosts beside the API's own (D-006). */
export type Host = 'payment' | 'restart'

/**
 * What requests are counted against: those that cost money or disk, or tempt scrapers and guessers (safety T2, T21). How many each
 * allows is a setting of the API.
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

/**
 * One HTTP call of the specification. Routes, the browser's client and the OpenAPI document are all made from these entries,
 * so a call cannot be described in two ways.
 */
export type Call = {
  /** The last part of its path, with V1 or V2 where two versions live; the operation id of the OpenAPI document. */
  name: string
  /** The requirement that asks for it; where the specification lists no call, the one it serves: drafts, previews, receipts, reviews. */
  requirement: `${'API' | 'END' | 'JRN' | 'NAV' | 'RES'}-${string}`
  /** One sentence for the reader of the API page. */
  summary: string
  /** What a stranger has to know to make the call, beyond the summary. */
  description?: string
  /**
   * Who may make it. `session`: the browser that holds the quote; `optional-session`: a browser without one is given one; the keys
   * belong to comparison sites and to the back office. `http/access-matrix.test.ts` proves it.
   */
  access: 'anyone' | 'session' | 'optional-session' | 'site-key' | 'service-key'
  /**
   * Why it is safe that anyone may make it, holding no quote and knowing no secret. Calls without a reason are proven closed by
   * that test.
   */
  whyOpen?: string
  /** Which limit its requests count against. Of several the request decides, and its route says how. */
  limit: RequestLimit | readonly RequestLimit[] | 'none'
  /** The status that says that something was granted: the session gets a new id with it. */
  grants?: 200 | 204
  method: 'GET' | 'POST' | 'PUT'
  /** Path parameters stand in braces, as in the specification: /api/v1/Document/DownloadDocumentById/{documentId}. */
  path: `/api/v${1 | 2}/${string}`
  /** The host that serves it when it is not the API's own (D-006). */
  host?: Host
  /** Headers beside the tenant and product headers, which every call takes; names in lower case. */
  headers?: Schema
  params?: Schema
  /** Names as the specification writes them; the server matches them whatever their case (query-names.ts, D-229). */
  query?: Schema
  body?: Schema
  /** In bytes, where it may be another than that of every call. */
  largestBody?: number
  /** Success answers by status. `nothing` is an empty body, `file` a download. */
  replies: { readonly [status in 200 | 202 | 204]?: Schema | 'nothing' | 'file' }
  /** What its 400 says, where the specification gives it other words than "Validation error." */
  badInput?: string
  /** What an answer means, where its status alone does not say it. */
  meanings?: { readonly [status: number]: string }
  /** The answer is the same for everybody and may be cached: it carries an ETag, and a caller that has it gets a 304. */
  isCacheable?: true
  /**
   * Error codes it may answer with and what each leads to for the customer; docs/errors.md is made from it. Validation, rate and
   * server errors are common to every call and stand here only where they lead somewhere of their own.
   */
  refusals?: Refusals
  /** What a 204 leads to, where the page says something of it. */
  whenNothingFound?: Consequences
}

/** Gives an entry its narrow type, so that routes and client know its exact shapes. */
export function call<const C extends Call>(entry: C): C {
  return entry
}

type Input<S> = S extends Schema ? z.input<S> : never
type Output<S> = S extends Schema ? z.output<S> : never
type Part<C extends Call, K extends 'params' | 'query' | 'body' | 'headers'> = C extends { [P in K]: infer S }
  ? S
  : never

type RequestPart<C extends Call, K extends 'params' | 'query' | 'body' | 'headers', V> = [
  Part<C, K>,
] extends [never]
  ? { [P in K]?: undefined }
  : { [P in K]: V }

/** What a caller sends. */
export type Request<C extends Call> = RequestPart<C, 'params', Input<Part<C, 'params'>>> &
  RequestPart<C, 'query', Input<Part<C, 'query'>>> &
  RequestPart<C, 'body', Input<Part<C, 'body'>>> &
  RequestPart<C, 'headers', Input<Part<C, 'headers'>>>

/** What a handler receives once the request has been parsed. */
export type Parsed<C extends Call> = RequestPart<C, 'params', Output<Part<C, 'params'>>> &
  RequestPart<C, 'query', Output<Part<C, 'query'>>> &
  RequestPart<C, 'body', Output<Part<C, 'body'>>> &
  RequestPart<C, 'headers', Output<Part<C, 'headers'>>>

type ReplyBody<S> = S extends 'nothing' ? undefined : S extends 'file' ? Uint8Array : Output<S>

/** The success answers of a call, one member per status. */
export type Reply<C extends Call> = {
  [S in keyof C['replies'] & number]: { status: S; body: ReplyBody<C['replies'][S]> }
}[keyof C['replies'] & number]

type RawQuery = { readonly [name: string]: unknown }

/**
 * Gives each query parameter the spelling its call declares, whatever case it came in: the specification itself writes both
 * IsBreakdownSelected and IsBreakDownSelected (D-229). Names the call does not declare stay, to be refused as unknown. A
 * parameter given twice becomes a list, which no field takes: which of the two was meant is not ours to guess.
 */
export function matchQueryNames(call: Call, raw: RawQuery): RawQuery {
  const declared = new Map(namesOf(call.query).map((name) => [name.toLowerCase(), name]))
  // Without a prototype, a parameter called __proto__ is a name like any other.
  const matched: { [name: string]: unknown } = Object.create(null)
  for (const [given, value] of Object.entries(raw)) {
    const name = declared.get(given.toLowerCase()) ?? given
    matched[name] = name in matched ? [matched[name], value] : value
  }
  return matched
}

function namesOf(schema: Call['query']): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
}
