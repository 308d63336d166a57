import { STATUS_CODES } from 'node:http'
import type { FieldProblem, Problem, ProblemCode } from '@milepost/contract/problem'
import type { Failed, ProviderFailure } from '../ports.ts'

/** An error response: the problem itself and, where it applies, when to retry. */
export type Refusal = { kind: 'refused'; problem: Problem; retryAfterSeconds?: number; allow?: string }

const answers = {
  VALIDATION_ERROR: { status: 400, message: 'Validation error.' },
  FORBIDDEN: { status: 403, message: 'This request did not come from our own pages.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  QUOTE_NOT_FOUND: { status: 404, message: 'Quote not found' },
  POLICY_NOT_FOUND: { status: 404, message: 'Policy not found' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'No document found' },
  QUOTE_FAILED: { status: 403, message: 'Quote failed' },
  QUOTE_MISMATCH: { status: 409, message: 'The quote has changed. Please look at its price again.' },
  QUOTE_LOCKED: { status: 409, message: 'The quote is under review.' },
  QUOTE_EXPIRED: { status: 409, message: 'The quote has expired.' },
  QUOTE_TAKEN_UP: { status: 409, message: 'The quote has been bought already.' },
  QUOTE_ALREADY_TAKEN_UP: { status: 409, message: 'The quote has been bought already.' },
  QUOTE_INELIGIBLE: { status: 409, message: 'This policy cannot be restarted.' },
  QUOTE_DECLINED: { status: 409, message: 'We cannot offer cover on this quote.' },
  QUOTE_REFERRED: { status: 409, message: 'This quote needs to be looked at by an underwriter.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  CONFLICT: { status: 409, message: 'Something newer has been saved already.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The request must be sent as application/json.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait before you try again.' },
  INTERNAL_ERROR: { status: 500, message: 'An unexpected server error occurred.' },
  UNAVAILABLE: { status: 503, message: 'We cannot answer just now. Please try again.' },
  // Its message names the provider; see providerProblem.
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'A service we need is not available just now. Please try again.',
  },
} as const satisfies { readonly [code in ProblemCode]?: { status: number; message: string } }

/** The codes whose status and message are the same for every call. */
export type CommonCode = keyof typeof answers

export function refuse(
  code: CommonCode,
  more: {
    /** Replaces the code's own message. */
    message?: string
    errors?: readonly FieldProblem[]
    retryAfterSeconds?: number
    allow?: string
  } = {},
): Refusal {
  const { status } = answers[code]
  const { message = answers[code].message } = more
  return {
    kind: 'refused',
    problem: { title: titleOf(code, status), status, code, message, errors: more.errors ?? [] },
    ...(more.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: more.retryAfterSeconds }),
    ...(more.allow === undefined ? {} : { allow: more.allow }),
  }
}

function titleOf(code: CommonCode, status: number): string {
  return code === 'VALIDATION_ERROR' ? 'Validation error.' : (STATUS_CODES[status] ?? 'Error')
}

export function refuseField(field: string, message: string): Refusal {
  return refuse('VALIDATION_ERROR', { errors: [{ field, message }] })
}

/** How long a caller should wait before asking a provider again, by how it failed. */
const patience: { readonly [reason in ProviderFailure]: number } = {
  'timed-out': 5,
  unreachable: 5,
  broken: 5,
  refused: 60,
  throttled: 30,
  'open-circuit': 30,
}

/** The service that did not respond, in the caller's words. */
export type Service = 'vehicle look-up' | 'address look-up' | 'bank account check' | 'card payment service'

/** A provider that does not answer is 503, so that it is never mistaken for "not found" (D-060). The response names the service. */
export function providerProblem(service: Service, { reason }: Failed): Refusal {
  return refuse('PROVIDER_UNAVAILABLE', {
    message: `The ${service} is not available just now. Please try again.`,
    retryAfterSeconds: patience[reason],
  })
}
