import type { pricingDetails, pricingOption } from '@milepost/contract/entities/pricing-details'
import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import type { CardPayment, DirectDebit, PaymentOption } from '@milepost/domain/payment/payment-option'
import { toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'

/** The price behind a link, by month and in full (DAT-31). */
export function pricingOnTheWire(ways: readonly PaymentOption[]): z.output<typeof pricingDetails> {
  return {
    monthlyPricingOptions: ways.filter((way) => way.method === 'DIRECT_DEBIT').map(byMonth),
    payInFullPricingOptions: ways.filter((way) => way.method === 'CARD_PAYMENT').map(inFull),
  }
}

function byMonth({ totalPayable, plan }: DirectDebit): z.output<typeof pricingOption> {
  return {
    totalAmountPayable: toPounds(totalPayable),
    upFrontAmount: toPounds(plan.upFront),
    ...(hasUnequalFirst(plan) && { unequalInstalmentAmount: toPounds(plan.first) }),
    standardInstalmentAmount: toPounds(plan.standard),
    apr: plan.apr,
  }
}

/** All at once: nothing is lent, and nothing follows. */
function inFull({ totalPayable }: CardPayment): z.output<typeof pricingOption> {
  const total = toPounds(totalPayable)
  return { totalAmountPayable: total, upFrontAmount: total, standardInstalmentAmount: 0, apr: 0 }
}
