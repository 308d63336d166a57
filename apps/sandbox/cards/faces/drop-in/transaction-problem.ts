import type { Answer } from '../../faults/answer'

/** A transaction that could not be tried at all, with the published validation code. */
export function transactionProblem(code: string, attribute: string, message: string, status = 422): Answer {
  return { status, body: { success: false, message, errors: [{ code, attribute, message }] } }
}
