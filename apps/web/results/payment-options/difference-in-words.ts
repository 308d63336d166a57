import type { CostOfCredit } from '@milepost/domain/payment/cost-of-credit'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { costInWords } from '../../offer/cost-in-words'

/** What monthly payment costs beyond the price in full, with the interest beside it (RES-11, D-159). */
export function differenceInWords(cost: CostOfCredit, interest: Pence): readonly string[] {
  return [costInWords(cost), ...(cost.more > 0 ? [`The interest is ${formatPence(interest)}.`] : [])]
}
