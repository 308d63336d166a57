import * as z from 'zod/mini'
import { percent, pounds } from '../wire/fields'
import { given } from '../wire/objects'

/** A price on the reminder page (DAT-31): figures only, for whoever holds the link has not been checked yet (D-227). */
export const pricingOption = given({
  totalAmountPayable: pounds,
  upFrontAmount: pounds,
  unequalInstalmentAmount: z.optional(pounds),
  standardInstalmentAmount: pounds,
  apr: percent,
})

export const pricingDetails = given({
  monthlyPricingOptions: z.array(pricingOption),
  payInFullPricingOptions: z.array(pricingOption),
})
