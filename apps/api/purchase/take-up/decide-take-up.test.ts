import { type AttemptState, attemptStates } from '@milepost/domain/payment/attempt-states'
import { addDays, addYears, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { describe, expect, it } from 'vitest'
import type { StoredQuote } from '../../quote/ports.ts'
import type { Attempt } from '../attempt/ports.ts'
import {
  anAttempt,
  anHourBefore,
  aPolicy,
  contact,
  quote,
  requested,
  start,
} from '../testing/held-payment.ts'
import { decideTakeUp, hasStartPassed, type Known } from './decide-take-up.ts'

const inFull = anAttempt('ANNUAL_CARD_IN_FULL')
const monthly = anAttempt('TX_FINANCE_PLAN_V2')
const documents = () => [{ kind: 'certificate', name: 'Certificate', fileName: 'certificate.pdf' }]
const known: Known = { now: anHourBefore, contact, documents }
const minutes = (count: number) => count * 60_000
const fromStart = (milliseconds: number) => new Date(start.getTime() + milliseconds)

const decide = (
  { attempt = inFull, ...changed }: Partial<StoredQuote> & { attempt?: Attempt },
  knownNow: Partial<Known> = {},
) => decideTakeUp({ quote: { ...quote, ...changed }, attempt, policy: undefined }, { ...known, ...knownNow })

const released = (because: string) => ({
  kind: 'release',
  because,
  jobs: [
    { name: 'release', data: { attemptId: 'pay_1' } },
    { name: 'not-charged-mail', data: { attemptId: 'pay_1' } },
  ],
})

function issued(decision: ReturnType<typeof decide>) {
  if (decision.kind !== 'issue') throw new Error(`Not sold: ${JSON.stringify(decision)}`)
  return decision
}

describe('a payment authorised for credit that its customer may not have', () => {
  const { current } = quote
  const bornOn = (dateOfBirth: LocalDate) => {
    const proposerDetails = { ...current.answers.proposerDetails, dateOfBirth }
    return { current: { ...current, answers: { ...current.answers, proposerDetails } } }
  }
  const today = londonDate(anHourBefore)

  it('is released when they are under 18 on the day they sign, and buys the year in full [D-267]', () => {
    const young = bornOn(addDays(addYears(today, -18), 1))
    expect(decide({ ...young, attempt: monthly })).toMatchObject(released('mismatch'))
    expect(decide({ ...young, attempt: inFull }).kind).toBe('issue')
    expect(decide({ ...bornOn(addYears(today, -18)), attempt: monthly }).kind).toBe('issue')
  })
})

describe('a payment authorised for a quote', () => {
  it('buys the offer it was authorised for, at the price of that offer [T8] [F2]', () => {
    const { policy } = issued(decide({}))
    expect(policy).toMatchObject({
      attemptId: 'pay_1',
      quoteVersion: 3,
      optionId: inFull.optionId,
      collectionCode: 'ANNUAL_CARD_IN_FULL',
      dueNow: inFull.amount,
      totalPayable: inFull.amount,
      coverStart: start,
      requested,
      contact,
      issuedAt: anHourBefore,
    })
    expect(policy.ledger.reduce((sum, line) => sum + line.pence, 0)).toBe(0)
  })

  it('makes the documents of its policy under the policy number [F20]', () => {
    const asked: unknown[] = []
    const { policy } = issued(
      decide(
        {},
        {
          documents: (...of) => {
            asked.push(of)
            return documents()
          },
        },
      ),
    )
    expect(policy.documents('P1')).toEqual(documents())
    const { tenant, reference } = quote
    expect(asked).toEqual([
      [expect.objectContaining({ tenant, reference, policyNumber: 'P1', attemptId: 'pay_1' }), quote],
    ])
  })

  it('is captured after the sale, and a mandate is lodged only for credit [F19]', () => {
    const after = (attempt: Attempt) => issued(decide({ attempt })).jobs(aPolicy(attempt))
    const policy = { tenant: quote.tenant, policyNumber: 'P1' }
    const always = [
      { name: 'capture', data: { attemptId: 'pay_1' } },
      { name: 'documents', data: policy },
      { name: 'portal-user', data: policy },
    ]
    expect(after(inFull)).toEqual(always)
    expect(after(monthly)).toEqual([...always, { name: 'mandate', data: policy }])
  })

  it.each<[string, Parameters<typeof decide>[0]]>([
    ['locked', { isLocked: true }],
    ['taken-up', { isPairedQuoteSold: true }],
    ['declined', { status: 'declined' }],
    ['referred', { status: 'referred' }],
    ['mismatch', { current: { ...quote.current, version: 4 } }],
    ['mismatch', { attempt: { ...inFull, optionId: 'another' } }],
    ['not-wanted', { attempt: { ...inFull, requested: undefined } }],
    ['not-wanted', { attempt: { ...monthly, account: undefined } }],
    ['not-wanted', { attempt: { ...monthly, requested } }],
    [
      'not-wanted',
      {
        isRestart: true,
        attempt: { ...inFull, requested: { ...requested, automaticRenewal: true, saveCard: false } },
      },
    ],
  ])('is voided, and its customer emailed, when the quote cannot be sold: %s [F16] [F7]', (because, held) => {
    expect(decide(held)).toEqual(released(because))
  })

  it('is voided when there is no contact to send the documents to [F2]', () => {
    expect(decide({}, { contact: undefined })).toEqual(released('not-wanted'))
  })

  it('buys a restart that renews from a saved card [CRD-12]', () => {
    const stored = { ...inFull, requested: { ...requested, automaticRenewal: true, saveCard: true } }
    expect(decide({ isRestart: true, attempt: stored }).kind).toBe('issue')
  })

  it('buys before the time it must be paid by, and not at that time [F9]', () => {
    const { payBy } = inFull
    expect(decide({}, { now: new Date(payBy.getTime() - 1) }).kind).toBe('issue')
    expect(decide({}, { now: payBy })).toEqual(released('expired'))
  })

  it('is voided when another payment bought the quote, and left alone when it bought the quote itself [F6]', () => {
    const mine = aPolicy(inFull)
    const held = (policy: typeof mine) => decideTakeUp({ quote, attempt: inFull, policy }, known)
    expect(held(mine)).toEqual({ kind: 'leave' })
    expect(held({ ...mine, attemptId: 'pay_2' })).toEqual(released('taken-up'))
  })

  it('buys only while it is authorised: in every other state nothing is decided [F6]', () => {
    for (const state of attemptStates.filter((each) => each !== 'AUTHORISED'))
      expect(decide({ attempt: { ...inFull, state } }), state).toEqual({ kind: 'leave' })
  })

  it('is voided when another payment made the policy, only in states where money may still arrive [F6]', () => {
    const another = { ...aPolicy(inFull), attemptId: 'pay_2' }
    const mayComeIn: readonly AttemptState[] = [
      'CREATED',
      'CONFIRM_READY',
      'ACTION_REQUIRED',
      'UNKNOWN',
      'AUTHORISED',
      'DECLINED',
      'EXPIRED',
      'SUPERSEDED',
    ]
    for (const state of attemptStates) {
      const decision = decideTakeUp({ quote, attempt: { ...inFull, state }, policy: another }, known)
      expect(decision.kind, state).toBe(mayComeIn.includes(state) ? 'release' : 'leave')
    }
  })
})

describe('the start of cover', () => {
  const lasting = { ...inFull, payBy: fromStart(minutes(90)) }
  const paidAt = (now: Date) => decide({ attempt: lasting }, { now })

  it('is the one that was priced, or the next whole minute if paid shortly after it, and never earlier [F10]', () => {
    const startOf = (now: Date) => issued(paidAt(now)).policy.coverStart
    expect(startOf(fromStart(-1))).toEqual(start)
    expect(startOf(fromStart(0))).toEqual(start)
    expect(startOf(fromStart(1))).toEqual(fromStart(minutes(1)))
    expect(startOf(fromStart(minutes(2)))).toEqual(fromStart(minutes(2)))
    expect(startOf(fromStart(minutes(2) + 1))).toEqual(fromStart(minutes(3)))
  })

  it('does not move the end of cover that was priced [F10]', () => {
    const end = new Date('2027-11-19T23:59:00Z')
    expect(issued(paidAt(anHourBefore)).policy.coverEnd).toEqual(end)
    expect(issued(paidAt(fromStart(minutes(5)))).policy.coverEnd).toEqual(end)
  })

  it('has passed after seven and a half minutes, and the authorisation is voided [F10]', () => {
    const last = minutes(7.5) - 1
    expect(hasStartPassed(quote, fromStart(last))).toBe(false)
    expect(paidAt(fromStart(last)).kind).toBe('issue')
    expect(paidAt(fromStart(last + 1))).toEqual(released('start-passed'))
  })
})
