import type { Call } from '../call.ts'
import { isProblemCode, type ProblemCode } from '../problem.ts'
import { type JsonSchema, problemSchema, type SchemaBook } from './schemas.ts'

type Header = { description: string; schema: JsonSchema }
type Response = {
  description: string
  headers?: { [name: string]: Header }
  content?: { [mediaType: string]: { schema: JsonSchema } }
}

/** Every response of a call, including the refusals common to all calls. */
export function responsesOf(call: Call, book: SchemaBook): { [status: string]: Response } {
  const responses: { [status: string]: Response } = {}
  for (const [status, reply] of Object.entries(call.replies)) {
    const described = {
      description: call.meanings?.[Number(status)] ?? successWords[status] ?? 'Success.',
      ...(call.isCacheable && { headers: cacheHeaders }),
    }
    if (reply === 'nothing') responses[status] = described
    else responses[status] = { ...described, content: reply === 'file' ? file : json(book.ofReply(reply)) }
  }
  if (call.isCacheable)
    responses['304'] = { description: 'Your stored copy is current.', headers: cacheHeaders }
  for (const [status, codes] of Object.entries(codesOf(call))) {
    const headers = refusalHeaders[status]
    responses[status] = {
      description: `Refused: ${codes.join(', ')}.`,
      ...(headers && { headers }),
      content: problem(codes, book),
    }
  }
  return responses
}

const successWords: { [status: string]: string } = {
  200: 'Success.',
  202: 'Not known yet; repeat the call.',
  204: 'Nothing found.',
}

const cacheHeaders = {
  etag: { description: 'Identifies this content; send it as `If-None-Match`.', schema: { type: 'string' } },
  'cache-control': {
    description: 'The copy may be stored, but must be revalidated before use.',
    schema: { type: 'string' },
  },
}

const retryAfter = {
  'retry-after': {
    description: 'The number of seconds to wait before the next attempt, if known.',
    schema: { type: 'integer', minimum: 0 },
  },
}
const refusalHeaders: { readonly [status: string]: { [name: string]: Header } } = {
  405: { allow: { description: 'The methods that this path accepts.', schema: { type: 'string' } } },
  429: retryAfter,
  503: retryAfter,
}

const file = {
  'application/pdf': { schema: { type: 'string', format: 'binary' } },
  'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}

function problem(codes: readonly ProblemCode[], book: SchemaBook) {
  const schema = { allOf: [book.ofReply(problemSchema), { properties: { code: { enum: codes } } }] }
  return { 'application/problem+json': { schema } }
}

type Codes = { [status: string]: readonly ProblemCode[] }

const everyCall: Codes = {
  400: ['VALIDATION_ERROR'],
  405: ['METHOD_NOT_ALLOWED'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['INTERNAL_ERROR', 'ICE_ERROR'],
  503: ['UNAVAILABLE'],
}

/**
 * A call that changes something is refused to other sites' pages, and with a body of another type than JSON, even if it declares no body.
 */
const changingCall: Codes = { 403: ['FORBIDDEN'], 415: ['UNSUPPORTED_MEDIA_TYPE'] }

function codesOf(call: Call): Codes {
  const all: { [status: string]: ProblemCode[] } = {}
  const sources = [declaredCodes(call), everyCall, call.method === 'GET' ? {} : changingCall]
  for (const [status, codes] of sources.flatMap((source) => Object.entries(source))) {
    all[status] = [...new Set([...(all[status] ?? []), ...codes])]
  }
  return all
}

function declaredCodes({ refusals = {} }: Call): Codes {
  const codes = (status: number) => Object.keys(refusals[status] ?? {}).filter(isProblemCode)
  return Object.fromEntries(Object.keys(refusals).map((status) => [status, codes(Number(status))]))
}

/** The codes specific to this call, without those of every call. */
export function ownCodes(call: Call): Codes {
  const own = Object.entries(declaredCodes(call)).map(
    ([status, codes]) => [status, codes.filter((code) => !everyCall[status]?.includes(code))] as const,
  )
  return Object.fromEntries(own.filter(([, codes]) => codes.length > 0))
}
