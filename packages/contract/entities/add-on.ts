import { code, text, yesNo } from '../wire/fields'
import { outcomeId } from '../wire/identifiers'
import { given, sent } from '../wire/objects'
import { amount } from './amount'

/** An optional extra with its price (DAT-25). */
export const addOn = given({
  addOnCode: code,
  addOnDescription: text(500),
  underwrittenDataPointId: outcomeId,
  annualCost: amount,
  monthlyCost: amount,
  selected: yesNo,
})

/** An extra the customer wants; its price is found by the id (DAT-26). */
export const selectedAddOn = sent({ underwrittenDataPointId: outcomeId, code })

export const MOST_ADD_ONS = 30
