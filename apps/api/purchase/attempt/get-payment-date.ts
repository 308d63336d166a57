import { journeys } from '@milepost/domain/journeys/journeys'
import { firstPaymentDate } from '@milepost/domain/payment/payment-schedule'
import { effectiveFrom } from '@milepost/domain/questions/cover/effective-from'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Clock, NotFound } from '../../platform/ports.ts'
import { type Closed, openQuote, type QuoteAsked } from '../../quote/open-quote.ts'
import type { QuoteStore } from '../../quote/ports.ts'

export type PaymentDatePorts = { quotes: Pick<QuoteStore, 'findGranted'>; clock: Clock }

export type PaymentDate =
  | { kind: 'found'; paymentDate: LocalDate }
  | { kind: 'no-such-start'; message: string }
  | NotFound
  | Closed

/** When the first monthly payment of a quote would be collected (DDM-05, D-183), if cover may start on that day at all (COV-04). */
export async function getPaymentDate(
  { coverStart, ...asked }: QuoteAsked & { coverStart: LocalDate },
  ports: PaymentDatePorts,
): Promise<PaymentDate> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { journey, current } = opened.quote
  const { answers } = current
  const today = londonDate(ports.clock())
  const problem = effectiveFrom.validate(
    { date: coverStart, hour: 0, minute: 0 },
    { terms: journeys[journey], answers, subject: answers.coverDetails, today },
  )
  if (problem !== undefined) return { kind: 'no-such-start', message: problem.message }
  return { kind: 'found', paymentDate: firstPaymentDate({ coverStart, today }) }
}
