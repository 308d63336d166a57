import type { UnderwrittenOption } from '@milepost/domain/outcome/underwritten-option'
import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import type { Assessment } from '../outcome'
import type { RatedPrice } from '../rating/rate'
import type { Risk } from '../risk/risk'

/** A price with everything it was made from. */
export type Priced = { risk: Risk; rated: RatedPrice; option: UnderwrittenOption<PaymentOption> }

/** The price of a stored version of a quote; undefined when it was referred or declined. */
export function pricedOf({ risk, assessment }: { risk: Risk; assessment: Assessment }): Priced | undefined {
  if (assessment.kind !== 'offered') return undefined
  const [option] = assessment.outcome.options
  return option && { risk, rated: assessment.rated, option }
}
