import type { FieldProblem } from '../problem.ts'

/** The codes of the desk's error responses. The customers' codes are separate: neither side needs the other's. */
export const deskProblemCodes = [
  'SIGNED_OUT',
  'NOT_PERMITTED',
  'SECOND_FACTOR_NEEDED',
  'VALIDATION_ERROR',
  'NOT_FOUND',
  'FORBIDDEN',
  'CONFLICT',
  'METHOD_NOT_ALLOWED',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL_ERROR',
] as const

export type DeskProblemCode = (typeof deskProblemCodes)[number]

export type DeskProblem = {
  status: number
  code: DeskProblemCode
  message: string
  errors: readonly FieldProblem[]
}

export function isDeskProblemCode(code: unknown): code is DeskProblemCode {
  return deskProblemCodes.some((known) => known === code)
}
