import {
  type FieldProblem,
  type Problem,
  type ProblemCode,
  problemCodes,
  type RestartOffer,
} from '../problem'

/**
 * The problem an error answer carries. What is in front of the API may answer in its place, with a page of HTML or with nothing:
 * anything that is not ours becomes the one unexpected error (ERR-09), and nothing of its text reaches a customer.
 */
export function problemFrom(status: number, body: string): Problem {
  const sent = parsed(body)
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

/** An answer that no entry of the contract allows. */
export function unexpected(status: number): Problem {
  return {
    title: 'Unexpected answer',
    status,
    code: 'INTERNAL_ERROR',
    message: 'An unexpected server error occurred.',
    errors: [],
  }
}

/** The JSON of a body, or undefined when it is something else. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.some((known) => known === code)
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
