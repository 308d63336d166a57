import type { PlanStart } from '@milepost/domain/payment/first-payment-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { useQuote } from '../../kept/quote-state'

/** When a plan made now would begin. A quote without a start has no dates to tell. */
export function usePlanStart(): PlanStart | undefined {
  const coverStart = useQuote((state) => state.answers.coverDetails.effectiveFrom?.date)
  return coverStart && { coverStart, today: londonDate(new Date()) }
}
