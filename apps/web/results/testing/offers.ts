import { instalmentPlan } from '@milepost/domain/payment/instalment-plan'
import { add, fromPounds, toPounds } from '@milepost/domain/values/pence'
import type { Option, PaymentOption } from '../../offer/offer.ts'

const amount = (pounds: number) => ({ amount: pounds })
const nothing = amount(0)

/** The payment options for a premium with its tax and a £35 fee, in the API's shape. */
export function paymentOptions(premiumPounds: string): { monthly: PaymentOption; inFull: PaymentOption } {
  const premium = fromPounds(premiumPounds)
  const fee = fromPounds(35)
  const plan = instalmentPlan({ premium, fee })
  const parts = { iptAmount: 57.24, fees: amount(toPounds(fee)) }
  const total = amount(toPounds(add(premium, fee)))
  return {
    monthly: {
      ...parts,
      code: 'TX_FINANCE_PLAN_V2',
      paymentMethod: 'DIRECT_DEBIT',
      totalAmountPayable: amount(toPounds(plan.totalPayable)),
      interestAmount: amount(toPounds(plan.interest)),
      apr: plan.apr,
      upFrontAmount: amount(toPounds(plan.upFront)),
      ...(plan.first !== plan.standard && { unequalInstalmentAmount: amount(toPounds(plan.first)) }),
      standardInstalmentAmount: amount(toPounds(plan.standard)),
      totalAmountOfCredit: amount(toPounds(plan.credit)),
      appliedInstalmentCount: plan.instalments,
    },
    inFull: {
      ...parts,
      code: 'ANNUAL_CARD_IN_FULL',
      paymentMethod: 'CARD_PAYMENT',
      totalAmountPayable: total,
      interestAmount: nothing,
      apr: 0,
      upFrontAmount: total,
      standardInstalmentAmount: nothing,
      totalAmountOfCredit: nothing,
      appliedInstalmentCount: 0,
    },
  }
}

export const anOption: Option = {
  optionId: 'option-1',
  paymentCollectionOptions: [],
  underwrittenExcesses: [],
  underwrittenEndorsements: [],
  underwrittenAddOns: [],
  underwrittenCovers: [],
  underwrittenDataPoints: [],
}
