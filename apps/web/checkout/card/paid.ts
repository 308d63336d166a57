import type { PaymentRefusal } from '../../api/payment-refusal'
import { endOfQuote } from '../../api/quote-problems'
import { type Purchased, type TakeUpSent, takeUp } from '../../api/take-up'
import { invalidAs, type PaymentProblem, refusedAs } from './problem-words'

/** How an attempt to pay ended. The page does one thing for each of them, and nothing else decides where a customer goes. */
export type Paid =
  | { kind: 'bought'; purchased: Purchased }
  | Checking
  /** Bought by another tab or another card, or by this one a moment ago (F6, F28). */
  | { kind: 'taken-up' }
  /** No money has been taken. */
  | { kind: 'problem'; problem: PaymentProblem }
  /** Not the price on the page: shown anew before anything is paid (F7). */
  | { kind: 'new-price' }
  | { kind: 'go'; to: string; replace: boolean }
  /** A wallet was closed; there is nothing to say. */
  | { kind: 'left' }

/** Nobody knows yet whether money is held: the server is asked until it does (F12). */
export type Checking = {
  kind: 'checking'
  /** Sends what may never have arrived: the same purchase twice is one policy (D-211). */
  again?: () => Promise<Paid>
  /** What is said once it is known that nothing was charged. */
  otherwise: PaymentProblem
}

export function problem(found: PaymentProblem): Paid {
  return { kind: 'problem', problem: found }
}

const otherwise: PaymentProblem = { kind: 'purchase-failed' }

export async function takenUp(sent: TakeUpSent): Promise<Paid> {
  const outcome = await takeUp(sent)
  switch (outcome.kind) {
    case 'bought':
      return outcome
    case 'checking':
      return { kind: 'checking', otherwise }
    case 'unknown':
      return { kind: 'checking', otherwise, again: () => takenUp(sent) }
    case 'invalid':
      // Money may be held already, whatever was wrong with the asking: that is found out before anything is said.
      return { kind: 'checking', otherwise: invalidAs(outcome.errors) }
    default:
      return afterRefusal(outcome, 'purchase-failed')
  }
}

/** What a refused call leads to. `unsaid` is what is said when the server only says that it could not. */
export function afterRefusal(refusal: PaymentRefusal, unsaid: 'not-prepared' | 'purchase-failed'): Paid {
  switch (refusal.kind) {
    case 'payment':
      return problem(refusedAs(refusal.code, refusal.message))
    case 'quote':
      return refusal.code === 'QUOTE_ALREADY_TAKEN_UP'
        ? { kind: 'taken-up' }
        : { kind: 'go', ...endOfQuote(refusal.code) }
    case 'mismatch':
      return { kind: 'new-price' }
    case 'in-progress':
      return { kind: 'checking', otherwise }
    case 'invalid':
      return problem(invalidAs(refusal.errors))
    case 'too-many':
      return problem({ kind: 'too-many' })
    case 'unknown':
      return problem({ kind: unsaid })
  }
}
