import { type Pence, pence } from '../values/pence'

/** Bought one after another: the price does not rise over this many, and then a year without claims is earned (SUB-07, SUB-08, D-262). */
export const POLICIES_IN_A_ROW = 12

const DAYS_EACH = 30

/** What thirty days at a time come to over a year, beside a year's policy paid in full. */
export type SubscriptionYear = {
  total: Pence
  /** Five days short of a year, which whoever compares the two must be told. */
  days: number
  against?: { kind: 'more' | 'less' | 'same'; by: Pence }
}

export function subscriptionYear(price: Pence, yearInFull: Pence | undefined): SubscriptionYear {
  const total = pence(price * POLICIES_IN_A_ROW)
  const days = DAYS_EACH * POLICIES_IN_A_ROW
  if (yearInFull === undefined) return { total, days }
  const difference = total - yearInFull
  const kind = difference > 0 ? 'more' : difference < 0 ? 'less' : 'same'
  return { total, days, against: { kind, by: pence(Math.abs(difference)) } }
}
