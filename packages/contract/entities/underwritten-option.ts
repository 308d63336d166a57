import * as z from 'zod/mini'
import { code, text } from '../wire/fields'
import { outcomeId } from '../wire/identifiers'
import { given, said } from '../wire/objects'
import { addOn } from './add-on'
import { amount } from './amount'
import { paymentCollectionOption } from './payment-collection-option'
import { underwrittenDataPoint } from './underwritten-data-point'

/** One offer of an outcome: what it costs, how it can be paid, and on what terms (DAT-23). */
export const underwrittenOption = given({
  optionId: outcomeId,
  paymentCollectionOptions: z.array(paymentCollectionOption),
  underwrittenExcesses: z.array(given({ excessCode: code, totalAmount: amount })),
  underwrittenEndorsements: z.array(
    given({ endorsementName: text(200), endorsementWording: z.string(said('text')) }),
  ),
  underwrittenAddOns: z.array(addOn),
  underwrittenCovers: z.array(underwrittenDataPoint),
  underwrittenDataPoints: z.array(underwrittenDataPoint),
})
