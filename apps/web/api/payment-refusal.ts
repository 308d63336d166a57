import type { FieldProblem, Problem } from '@milepost/contract/problem'

/** Why a payment call did not do what it was asked, as far as the page has to tell them apart (ERR-15, D-213). */
export type PaymentRefusal =
  /** The provider or the bank said no; the words are the customer's (ERR-10 to ERR-14). */
  | { kind: 'payment'; code: string; message: string }
  /** A code of the quote, which says where it leads (NAV-32 to NAV-36). */
  | { kind: 'quote'; code: string }
  /** Not the price or the offer this page shows (F7, F8). */
  | { kind: 'mismatch' }
  /** Another tab or an earlier press is paying for the same quote (F5). */
  | { kind: 'in-progress' }
  | { kind: 'invalid'; errors: readonly FieldProblem[] }
  | { kind: 'too-many' }
  /** The server could not do it, or an answer did not arrive. What became of it is not known. */
  | { kind: 'unknown' }

export function paymentRefusal({ status, code, message, errors }: Problem): PaymentRefusal {
  if (status === 402) return { kind: 'payment', code, message }
  if (code === 'QUOTE_MISMATCH') return { kind: 'mismatch' }
  if (code.startsWith('QUOTE_')) return { kind: 'quote', code }
  if (code === 'CONFLICT') return { kind: 'in-progress' }
  if (code === 'TOO_MANY_REQUESTS') return { kind: 'too-many' }
  return code === 'VALIDATION_ERROR' ? { kind: 'invalid', errors } : { kind: 'unknown' }
}
