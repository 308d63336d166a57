import * as z from 'zod/mini'
import { pounds, yesNo } from '../wire/fields'
import { outcomeId } from '../wire/identifiers'
import { given } from '../wire/objects'
import { amount } from './amount'

/** A priced line of an option, with the price of protecting the no-claims discount where it can be protected (DAT-23). */
export const underwrittenDataPoint = given({
  underwrittenDataPointId: outcomeId,
  underwrittenPrice: given({ fees: amount, iptAmount: amount, grossPremiumAmountIncTax: amount }),
  underwrittenPncbData: z.optional(
    given({
      ncbProtectedAvailable: yesNo,
      impliedProtectedNcbPriceGross: given({ amountIncludingIpt: pounds }),
    }),
  ),
})
