import { aprInWords } from '@milepost/domain/payment/representative-example'
import { longMoment, policyPeriod, termInWords } from '@milepost/domain/quote/policy-period'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { LondonTime } from '@milepost/domain/values/london-time'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import type { PaymentOption } from '../../offer/offer.ts'
import { howPaidInFull, instalmentsInWords, planOf, totalOf } from '../../offer/payment-plan.ts'
import type { PaymentMethod } from '../../state/results-state.ts'

/** The text of a payment option's card: its name, its total, and how the total is paid (RES-09). */
export type PaymentOptionWords = {
  method: PaymentMethod
  name: string
  amount: Pence
  total: string
  /** What the total buys: a year, or the days of a short policy. */
  per: string
  /** The payment that most customers compare: one a month, or one. */
  each: string
  how: readonly string[]
  /** Next to every price on credit (CONC 3.5.7). */
  apr?: string
}

export function monthlyInWords(paymentOption: PaymentOption): PaymentOptionWords {
  const plan = planOf(paymentOption)
  return {
    method: 'DIRECT_DEBIT',
    name: 'Pay Monthly',
    amount: totalOf(paymentOption),
    total: formatPence(totalOf(paymentOption)),
    per: 'in total for the year',
    each: `${formatPence(plan.standard)} a month`,
    how: [`${formatPence(plan.upFront)} deposit`, ...instalmentsInWords(plan)],
    // Credit without interest has no APR to show (D-177).
    ...(plan.interest > 0 && { apr: `${aprInWords(plan.apr)} APR representative` }),
  }
}

const [oneByCard, ...otherwise] = howPaidInFull

/** "Annually" is only true of a year. A short policy shows to the minute when it ends (RES-09, CON-27, D-037). */
export function inFullInWords(
  paymentOption: PaymentOption,
  term: Term,
  from: LondonTime | undefined,
): PaymentOptionWords {
  const paid = {
    method: 'CARD_PAYMENT',
    amount: totalOf(paymentOption),
    total: formatPence(totalOf(paymentOption)),
    each: oneByCard,
  } as const
  if (term === 'annual')
    return { ...paid, name: 'Pay Annually', per: 'in total for the year', how: otherwise }
  const ends = from ? [`Cover ends on ${longMoment(policyPeriod(term, from).to)}`] : []
  return {
    ...paid,
    name: 'Pay in full',
    per: `in total for ${termInWords[term]}`,
    how: [[...ends, ...otherwise].join('. ')],
  }
}
