import type { InstalmentPlan } from '@milepost/domain/payment/instalment-plan'
import { fromPounds } from '@milepost/domain/values/pence'
import type { WayToPay } from './offer'

/** The plan of a monthly way to pay, in pence. Without an unequal first payment all are alike (DDM-07). */
export function planOf(way: WayToPay): InstalmentPlan {
  const standard = way.standardInstalmentAmount.amount
  return {
    upFront: fromPounds(way.upFrontAmount.amount),
    credit: fromPounds(way.totalAmountOfCredit.amount),
    interest: fromPounds(way.interestAmount.amount),
    first: fromPounds(way.unequalInstalmentAmount?.amount ?? standard),
    standard: fromPounds(standard),
    instalments: way.appliedInstalmentCount,
    totalPayable: fromPounds(way.totalAmountPayable.amount),
    apr: way.apr,
  }
}

export const totalOf = (way: WayToPay) => fromPounds(way.totalAmountPayable.amount)
