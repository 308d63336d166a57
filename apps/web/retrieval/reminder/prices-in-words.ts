import { type CostOfCredit, costOfCredit } from '@milepost/domain/payment/cost-of-credit'
import type { InstalmentPlan } from '@milepost/domain/payment/instalment-plan'
import {
  aprInWords,
  type ExamplePart,
  representativeExample,
} from '@milepost/domain/payment/representative-example'
import { type PriceShown, planShown } from '@milepost/domain/returning/plan-shown'
import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { PricingDetails, PricingOption } from '../../api/get-pricing-details'
import { howPaidInFull, instalmentsInWords } from '../../offer/plan-in-words'

/** A way to pay as it stands on its card: its total, and how the total is paid (RES-09). */
export type WayShown = { name: string; total: string; how: readonly string[] }

export type PricesInWords = {
  ways: readonly WayShown[]
  /** What paying monthly costs beyond paying in full. */
  cost: CostOfCredit | undefined
  example: readonly ExamplePart[] | undefined
}

/** Both ways to pay, and beside a price on credit everything that must stand there (RMD-02, CONC 3.5.5). */
export function pricesInWords(prices: PricingDetails): PricesInWords {
  const monthly = shown(prices.monthlyPricingOptions[0])
  const inFull = shown(prices.payInFullPricingOptions[0])
  const plan = monthly && inFull && planShown(monthly, inFull.totalPayable)
  return {
    ways: [...(monthly ? [monthlyWay(monthly, plan)] : []), ...(inFull ? [inFullWay(inFull)] : [])],
    cost: monthly && inFull && costOfCredit({ monthly: monthly.totalPayable, inFull: inFull.totalPayable }),
    example: plan && inFull && representativeExample(plan, inFull.totalPayable),
  }
}

function shown(option: PricingOption | undefined): PriceShown | undefined {
  if (!option) return undefined
  const { unequalInstalmentAmount: first } = option
  return {
    totalPayable: fromPounds(option.totalAmountPayable),
    upFront: fromPounds(option.upFrontAmount),
    first: first === undefined ? undefined : fromPounds(first),
    standard: fromPounds(option.standardInstalmentAmount),
    apr: option.apr,
  }
}

function monthlyWay({ totalPayable, upFront, apr, ...each }: PriceShown, plan?: InstalmentPlan): WayShown {
  return {
    name: 'Pay Monthly',
    total: formatPence(totalPayable),
    how: [
      `${formatPence(upFront)} when you buy`,
      ...(plan ? instalmentsInWords(plan) : [`then ${formatPence(each.standard)} a month`]),
      // Credit that costs nothing has no rate to tell (D-177).
      ...(apr > 0 ? [`${aprInWords(apr)} APR`] : []),
    ],
  }
}

function inFullWay({ totalPayable }: PriceShown): WayShown {
  return { name: 'Pay in full', total: formatPence(totalPayable), how: howPaidInFull }
}
