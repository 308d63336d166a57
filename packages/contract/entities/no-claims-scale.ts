import * as z from 'zod/mini'
import { percent, wholeNumber } from '../wire/fields'
import { given } from '../wire/objects'
import { amount } from './amount'

const years = wholeNumber(0, 10)

/** One number of years: what they take off, and how many are left after one, two and three claims in a year. */
const noClaimsStep = given({
  /** Ten stands for ten or more (D-133). */
  years,
  averageDiscountPercent: percent,
  yearsAfterClaims: z.array(years),
  yearsAfterClaimsProtected: z.array(years),
})

/** What has to be shown to whoever is offered protection (Private Motor Insurance Market Investigation Order 2015). */
export const noClaimsScale = given({
  steps: z.array(noClaimsStep),
  /** What protection costs, for a year and as part of each monthly payment; absent where it cannot be had. */
  protection: z.optional(given({ annualCost: amount, monthlyCost: amount })),
})
