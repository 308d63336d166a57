import type { PricingDetails } from '../../../api/reminder.ts'
import type { PaymentOption } from '../../../offer/offer.ts'
import { paymentOptions } from '../../../results/testing/offers.ts'

function figures(paymentOption: PaymentOption) {
  return {
    totalAmountPayable: paymentOption.totalAmountPayable.amount,
    upFrontAmount: paymentOption.upFrontAmount.amount,
    ...(paymentOption.unequalInstalmentAmount && {
      unequalInstalmentAmount: paymentOption.unequalInstalmentAmount.amount,
    }),
    standardInstalmentAmount: paymentOption.standardInstalmentAmount.amount,
    apr: paymentOption.apr,
  }
}
const { monthly, inFull } = paymentOptions('534.24')
/** £534.24 premium and a £35 fee, as the reminder page receives them. */
export const prices: PricingDetails = {
  monthlyPricingOptions: [figures(monthly)],
  payInFullPricingOptions: [figures(inFull)],
}
