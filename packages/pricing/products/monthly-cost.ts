import { financeTerms } from '@milepost/domain/payment/instalment-plan'
import { type Pence, pence } from '@milepost/domain/values/pence'

/** What a year's cost adds to each monthly payment: a part is paid up front, the rest carries the interest of the plan. */
export function monthlyCost(annual: Pence): Pence {
  const { upFrontPart, instalments, interestPercent } = financeTerms
  const credit = (annual * (upFrontPart - 1)) / upFrontPart
  return pence(Math.floor((credit * (100 + interestPercent)) / 100 / instalments + 0.5))
}
