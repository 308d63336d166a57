import type { Firm } from '../../brands/firm'
import type { Lender } from '../../brands/lender'
import type { InstalmentPlan } from '../instalment-plan'

/** Whose loan it is, who arranges it and what it costs. */
export type CreditTold = {
  plan: InstalmentPlan
  firm: Pick<Firm, 'name'>
  lender: Lender
}

/** One thing said, under what it is about. */
export type Point = { name: string; words: string }
