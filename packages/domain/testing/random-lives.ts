import fc from 'fast-check'
import type { CancelledCover } from '../ending/cancellation-refund.ts'
import type { LenderEvent } from '../ending/lender-event.ts'
import type { Loan } from '../ending/loan-ending.ts'
import { instalmentPlan } from '../payment/instalment-plan.ts'
import { paymentSchedule } from '../payment/payment-schedule.ts'
import { cancellationReasons } from '../quote/cancellation.ts'
import { addDays, addYears, type LocalDate, localDate } from '../values/local-date.ts'
import { type Pence, pence } from '../values/pence.ts'
import type { Life } from './ending-oracle.ts'

/** The days on which the rules change, counted from signing or from the start of cover. */
const actDays = [0, 1, 13, 14, 15, 30, 100, 364] as const

/** A random policy's life up to its end: as the module reads it, and as the oracle does. */
export type RandomLife = { life: Life; cover: CancelledCover }

const drawn = fc.record({
  offset: fc.integer({ min: 0, max: 1_500 }),
  ahead: fc.integer({ min: 0, max: 30 }),
  countedFrom: fc.constantFrom('signing', 'start'),
  days: fc.constantFrom(...actDays),
  /** The customer may name a later day. */
  later: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 60 })),
  isEarlyInTheDay: fc.boolean(),
  premium: fc.integer({ min: 10_000, max: 900_000 }),
  fee: fc.constantFrom(0, 2_500, 3_500),
  onCredit: fc.boolean(),
  documentsAfter: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(0, 0, 0, 1, 4, 20) },
    fc.constant(undefined),
  ),
  isCaptured: fc.boolean().chain((rare) => (rare ? fc.constant(true) : fc.boolean())),
  refundedPart: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  reason: fc.oneof(
    { weight: 3, arbitrary: fc.constant('customer' as const) },
    fc.constantFrom(...cancellationReasons),
  ),
  hasClaimed: fc.boolean().chain((often) => (often ? fc.constant(false) : fc.boolean())),
  /** Whether the loan ended alone before, undrawn or not, and what part of it the customer then paid us. */
  alone: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    fc.record({ beforeCover: fc.boolean(), paidPart: fc.constantFrom(0, 0.5, 1) }),
  ),
  refusedByBank: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  fates: fc.array(fc.constantFrom('paid', 'paid', 'paid', 'missed', 'late'), {
    minLength: 11,
    maxLength: 11,
  }),
})

export const randomLives: fc.Arbitrary<RandomLife> = drawn.map((each) => {
  const signedOn = addDays(localDate('2026-11-01'), each.offset)
  const coverFrom = addDays(signedOn, each.ahead)
  const coverTo = addDays(addYears(coverFrom, 1), -1)
  const counted = addDays(each.countedFrom === 'signing' ? signedOn : coverFrom, each.days)
  const noticeOn = earlier(counted, coverTo)
  const endsOn = earlier(addDays(noticeOn, each.later), coverTo)
  const hasCoverBegun = endsOn > coverFrom || (endsOn === coverFrom && !each.isEarlyInTheDay)
  const premium = pence(each.premium)
  const fee = pence(each.fee)
  const ipt = pence(Math.floor((premium * 12) / 112))
  const plan = instalmentPlan({ premium, fee })
  const cardPaid = each.isCaptured ? (each.onCredit ? plan.upFront : pence(premium + fee)) : pence(0)
  const refundedBefore = pence(Math.floor(cardPaid * each.refundedPart))
  const documentsOn =
    each.documentsAfter === undefined ? undefined : received(signedOn, each.documentsAfter, noticeOn)
  const instalments = paymentSchedule(plan, { coverStart: coverFrom, today: signedOn })
    .slice(1)
    .map(({ on, amount }, index) => {
      const fate = each.fates[index] ?? 'paid'
      const isMissed = fate !== 'paid' && !each.refusedByBank
      const paidLaterOn = fate === 'late' && isMissed ? addDays(on, 9) : undefined
      return { on, amount, missed: isMissed, paidLaterOn }
    })
  const loan: Loan = {
    lent: plan.credit,
    interest: plan.interest,
    apr: plan.apr,
    drawnOn: coverFrom,
    madeOn: signedOn,
    receivedOn: documentsOn,
    instalments,
    isRefusedByBank: each.refusedByBank,
    events: instalments.flatMap(({ on, amount, missed, paidLaterOn }) => [
      ...(missed && on <= endsOn ? [event('missed', on, amount)] : []),
      ...(paidLaterOn !== undefined && paidLaterOn <= endsOn
        ? [event('collected', paidLaterOn, amount)]
        : []),
    ]),
  }
  // A loan that was drawn ended after cover began.
  const isAlone = each.onCredit && each.alone !== undefined && (each.alone.beforeCover || hasCoverBegun)
  const loanEndedAlone =
    isAlone && each.alone
      ? {
          beforeCover: each.alone.beforeCover,
          paidInstead: each.alone.beforeCover ? Math.floor(plan.credit * each.alone.paidPart) : 0,
        }
      : undefined
  const about = { reason: each.reason, hasClaimed: each.hasClaimed, noticeOn, premium, fee }
  return {
    life: {
      ...about,
      signedOn,
      documentsOn,
      coverFrom,
      coverTo,
      endsOn,
      hasCoverBegun,
      cardPaid,
      refundedBefore,
      loanEndedAlone,
      credit: each.onCredit
        ? {
            lent: plan.credit,
            interest: plan.interest,
            aprTenths: Math.round(plan.apr * 10),
            refusedByBank: each.refusedByBank,
            instalments,
          }
        : undefined,
    },
    cover: {
      ...about,
      today: endsOn,
      hasStarted: hasCoverBegun,
      firstDay: coverFrom,
      lastDay: coverTo,
      coolingOffFrom: documentsOn,
      ipt,
      paidByCard: cardPaid,
      returned: refundedBefore,
      loan: each.onCredit && !loanEndedAlone ? loan : undefined,
      endedLoan: loanEndedAlone && {
        kind: loanEndedAlone.beforeCover ? 'undrawn' : 'undone',
        lent: plan.credit,
        paidToUs: pence(loanEndedAlone.paidInstead),
      },
    },
  }
})

const earlier = (one: LocalDate, other: LocalDate) => (one < other ? one : other)
/** Documents that are still on their way when the policy ends were never received. */
function received(signedOn: LocalDate, after: number, noticeOn: LocalDate): LocalDate | undefined {
  const day = addDays(signedOn, after)
  return day <= noticeOn ? day : undefined
}
const event = (kind: LenderEvent['kind'], on: LocalDate, amount: Pence): LenderEvent => ({ kind, on, amount })
