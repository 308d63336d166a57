import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { Pence } from '@milepost/domain/values/pence'

/** The parts that can be away. `processes` are ours; the others are services that we call. */
export type Part = 'processes' | 'mail' | 'cards' | 'lender'

/** A part is away from the first time to the second. */
export type SeenOutage = { part: Part; from: Date; to: Date }

/** An email as the customer's mail server received it, with the names of its files. */
export type SeenEmail = { at: Date; to: string; subject: string; text: string; attached: readonly string[] }
/** A payment or a refund as the card provider carried it out. */
export type SeenCharge = { at: Date; orderId: string; pence: Pence }

export type SeenCancellation = { reason: CancellationReason; askedAt: Date; endsAt: Date }

/** A policy as the desk shows it, with what our accounts say of its card. */
export type SeenPolicy = {
  policyNumber: string
  /** The customer's address when it was sold. */
  email: string
  orderId: string
  term: Term
  soldAt: Date
  coverStart: Date
  coverEnd: Date
  cancellation?: SeenCancellation | undefined
  /** Charged without the customer being there. */
  isRenewal: boolean
  /** The customer wanted it to renew when it was sold, and it can: the card was saved, and they are 18. */
  renews: boolean
  taken: number
  returned: number
}

/** A loan on our side and at the lender, each in words that must be equal. */
export type SeenLoan = { policyNumber: string; since: Date; ours: string; lenders: string }

/** The customer asked that nothing more is charged. */
export type SeenStop = { at: Date; email: string }

/** Everything that customers and operators saw until now. */
export type Seen = {
  emails: readonly SeenEmail[]
  charges: readonly SeenCharge[]
  refunds: readonly SeenCharge[]
  policies: readonly SeenPolicy[]
  loans: readonly SeenLoan[]
  stops: readonly SeenStop[]
  outages: readonly SeenOutage[]
  /** What the nightly check of the accounts says, in words. */
  accounts: readonly string[]
  /** Errors that the running product reported and that nothing which was away explains. */
  errors: readonly string[]
  now: Date
}

/** What was promised. A rule returns each case in which the promise was not kept, in words. */
export type Rule = (seen: Seen) => readonly string[]
