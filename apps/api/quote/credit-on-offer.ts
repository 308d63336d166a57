import { whyNoCredit } from '@milepost/domain/payment/credit-eligibility'
import { financeCode } from '@milepost/domain/payment/payment-option'
import type { Answers } from '@milepost/domain/questions/answers'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Assessment } from '@milepost/pricing/outcome'
import { isThirtyDaysOnly } from '@milepost/pricing/products/thirty-day'
import type { Risk } from '@milepost/pricing/risk/risk'

type Rated = { risk: Risk; answers: Answers }

/** Whether the customer of a price may be lent it if they sign now (D-267, D-294). */
export function mayBorrow({ risk, answers }: Rated, now: Date): boolean {
  const { dateOfBirth } = answers.proposerDetails
  const coverStart = risk.cover.start.date
  const isOnlyForThirtyDays = isThirtyDaysOnly(risk)
  return (
    whyNoCredit({
      dateOfBirth,
      coverStart,
      today: londonDate(now),
      isThirtyDaysOnly: isOnlyForThirtyDays,
    }) === undefined
  )
}

/**
 * A price with the payment options that its customer may have now. A price is stored with every option it was made with; what
 * cannot be bought leaves the server in no reply, page, email or partner's answer (D-294).
 */
export function onOffer<Stored extends Rated & { assessment: Assessment }>(
  stored: Stored,
  now: Date,
): Stored {
  const { assessment } = stored
  if (assessment.kind === 'not-offered' || mayBorrow(stored, now)) return stored
  const { outcome } = assessment
  const options = outcome.options.map((option) => ({
    ...option,
    paymentOptions: option.paymentOptions.filter(({ code }) => code !== financeCode),
  }))
  return { ...stored, assessment: { ...assessment, outcome: { ...outcome, options } } }
}
