/** Every code of an error response. The browser maps each to words or a page in one table. */
export const problemCodes = [
  'VALIDATION_ERROR',
  'NOT_FOUND',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'UNSUPPORTED_MEDIA_TYPE',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'PROVIDER_UNAVAILABLE',
  'UNAVAILABLE',
  'INTERNAL_ERROR',
  'ICE_ERROR',
  'QUOTE_MISMATCH',
  'QUOTE_LOCKED',
  'QUOTE_DECLINED',
  'QUOTE_REFERRED',
  'QUOTE_NOT_FOUND',
  'QUOTE_EXPIRED',
  'QUOTE_TAKEN_UP',
  'QUOTE_ALREADY_TAKEN_UP',
  'QUOTE_INELIGIBLE',
  'QUOTE_FAILED',
  'DOCUMENT_NOT_FOUND',
  'POLICY_NOT_FOUND',
  // Why a purchase failed (ERR-10 to ERR-14, D-213).
  'PAYMENT_FAILED',
  'PAYMENT_DECLINED',
  'PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER',
  'PAYMENT_TOKEN_ALREADY_USED',
  'PAYMENT_INSUFFICIENT_FUNDS',
] as const

export type ProblemCode = (typeof problemCodes)[number]

export function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.some((known) => known === code)
}

/** The body of every error response: application/problem+json with our code, message and field errors (D-241). */
export type Problem = {
  title: string
  status: number
  code: ProblemCode
  message: string
  errors: readonly FieldProblem[]
  /** For a purchased quote, only returned to its owner: its policy was cancelled and can be restarted (D-224). */
  restart?: RestartOffer | undefined
}

/** Until when a cancelled policy can be restarted, and the quote for it, once there is one. */
export type RestartOffer = { until: string; quoteReference?: string | undefined }

/** One bad field of a request, named as the sender wrote it: "query.VehicleRegistration", "body.quote.vehicleDetails.value". */
export type FieldProblem = { field: string; message: string }
