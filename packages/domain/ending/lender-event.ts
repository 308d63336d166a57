import { creditTerms } from '../payment/credit-terms.ts'
import { addDays, type LocalDate } from '../values/local-date.ts'
import { add, type Pence, pence } from '../values/pence.ts'

export const lenderEventKinds = ['missed', 'collected', 'default-notice'] as const

/**
 * What the lender told finance about a loan. Instalments that were due count as collected, so only the others are recorded: one that was
 * missed or refused, money that came in another way or later, and the default notice, dated, with the amount in arrears.
 */
export type LenderEvent = { kind: (typeof lenderEventKinds)[number]; on: LocalDate; amount: Pence }

/** A notice that is not answered by its amount, and the first day after the time it gives the customer. */
export type DefaultNotice = { on: LocalDate; amount: Pence; runsOutOn: LocalDate }

/**
 * The newest default notice, unless its amount was collected since. The customer has at least fourteen days from when it counts as
 * received, which by post is 48 hours later (Consumer Credit Act 1974, section 88; the agreement says the same).
 */
export function openDefaultNotice(events: readonly LenderEvent[]): DefaultNotice | undefined {
  const [newest] = events
    .filter(({ kind }) => kind === 'default-notice')
    .sort((one, other) => (one.on < other.on ? 1 : -1))
  if (newest === undefined) return undefined
  const { on, amount } = newest
  if (collectedSince(events, on) >= amount) return undefined
  return { on, amount, runsOutOn: defaultNoticeOver(on) }
}

/** The first day after the time that a default notice of this day gives. */
export function defaultNoticeOver(on: LocalDate): LocalDate {
  return addDays(on, daysReceived + creditTerms.defaultNoticeDays)
}

const daysReceived = creditTerms.postCountsAfterHours / 24

function collectedSince(events: readonly LenderEvent[], day: LocalDate): Pence {
  return sumOf(events.filter(({ kind, on }) => kind === 'collected' && on >= day))
}

const sumOf = (events: readonly LenderEvent[]) => add(pence(0), ...events.map(({ amount }) => amount))
