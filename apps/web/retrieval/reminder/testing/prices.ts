import type { PricingDetails } from '../../../api/reminder'
import type { PaymentOption } from '../../../offer/offer'
import { paymentOptions } from '../../../results/testing/offers'

function figures(way: PaymentOption) {
  return {
    totalAmountPayable: way.totalAmountPayable.amount,
    upFrontAmount: way.upFrontAmount.amount,
    ...(way.unequalInstalmentAmount && { unequalInstalmentAmount: way.unequalInstalmentAmount.amount }),
    standardInstalmentAmount: way.standardInstalmentAmount.amount,
    apr: way.apr,
  }
}
const { monthly, inFull } = paymentOptions('534.24')
/** £534.24 of premium and £35 of fee, as the reminder page is told them. */
export const prices: PricingDetails = {
  monthlyPricingOptions: [figures(monthly)],
  payInFullPricingOptions: [figures(inFull)],
}
