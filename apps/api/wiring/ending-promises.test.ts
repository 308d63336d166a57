import { aPolicy, readPolicyDocument } from '@milepost/documents/testing/policies'
import { aQuote, readDocument } from '@milepost/documents/testing/quotes'
import {
  type CancellationFigures,
  type CancelledCover,
  cancellationFigures,
  type LoanFigures,
} from '@milepost/domain/ending/cancellation-refund'
import { TIME_TO_PAY_DAYS } from '@milepost/domain/ending/ending-in-words'
import { loanAlone } from '@milepost/domain/ending/loan-ending'
import { type Expected, expectedEnding } from '@milepost/domain/testing/ending-oracle'
import { randomLives } from '@milepost/domain/testing/random-lives'
import { addDays, daysBetween } from '@milepost/domain/values/local-date'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { everyEmail } from './testing/every-email.ts'

/*
 * What the documents and emails promise about the money of an ending, sentence by sentence. Each is looked up in the text that customers
 * read, and is held against the figures of random lives, worked out a second time by the oracle.
 */

type Case = { cover: CancelledCover; figures: CancellationFigures; expected: Expected }
type LoanCase = Case & { loan: LoanFigures }
type Promised = { sentence: string; when: (one: Case) => boolean; holds: (one: LoanCase) => void }

/** The lives of policies paid monthly that are asked about the loan. */
const onCredit = ({ cover }: Case) => cover.loan !== undefined
const isKept = ({ cover }: Case) =>
  cover.hasClaimed || cover.reason === 'fraud' || cover.reason === 'total-loss'
const isPlain = (one: Case) => !isKept(one) && one.cover.returned === 0
/** Within fourteen days beginning with the day after the copy was received, or before it was. */
const mayStillWithdraw = ({ cover }: Case) =>
  cover.loan !== undefined &&
  (cover.coolingOffFrom === undefined || daysBetween(cover.coolingOffFrom, cover.noticeOn) <= 14)
const isCoolingOff = ({ cover }: Case) =>
  cover.coolingOffFrom === undefined || daysBetween(cover.coolingOffFrom, cover.noticeOn) < 14
const isSettled = ({ figures }: Case) => figures.loan?.kind === 'settled'
const endsAtOnce = ({ cover }: Case) => cover.noticeOn === cover.today

/** Everything the customer paid, less what comes back, with what is still owed. */
function costOf({ cover, figures }: Case): number {
  const { loan } = figures
  const owed = figures.stillOwedToLender + figures.stillOwedToUs
  const back = figures.toCard + (loan?.byTransfer ?? 0) + (loan?.back ?? 0)
  // Of a loan that ended alone before, the customer has paid the lender or us what was lent.
  const instead = loan?.kind === 'over' ? loan.lent + (loan.paidToUs ?? 0) : 0
  return cover.paidByCard + (loan?.collected ?? 0) + instead + owed - back
}
const lenderGets = ({ figures, loan }: LoanCase) =>
  loan.collected + figures.toLender + figures.stillOwedToLender - loan.back

const noInterest: Promised['holds'] = (one) => {
  expect(one.loan.earned).toBe(0)
  expect(lenderGets(one)).toBe(one.loan.lent)
}
const refundGoesToLenderFirst: Promised['holds'] = ({ figures, loan }) => {
  expect(figures.toLender).toBe(Math.min(figures.refund, loan.due))
  const rest = figures.refund - figures.toLender
  expect(figures.againstDebt + figures.toCard + loan.byTransfer).toBe(rest)
}
const refundOfDaysLeft: Promised['holds'] = ({ figures }) =>
  expect(figures.premium - figures.refund).toBe(
    Math.floor((figures.premium * figures.daysCovered) / figures.daysInAll),
  )
const noRefund: Promised['holds'] = ({ figures }) => {
  expect([figures.charge, figures.refund, figures.toCard]).toEqual([figures.premium, 0, 0])
}

const agreement: readonly Promised[] = [
  {
    sentence:
      'You have the right to withdraw from this agreement, without giving a reason, within 14 days beginning with the day after it is made or you receive your copy of it, whichever is later.',
    when: ({ cover }) => onCredit({ cover } as Case) && cover.hasStarted,
    holds: (one) => expect(one.loan.kind).toBe(mayStillWithdraw(one) ? 'undone' : 'settled'),
  },
  {
    sentence:
      'Then repay the credit without delay and within 30 days. You will not be charged interest for the time you had it: the interest for each day is £0.00.',
    when: (one) => mayStillWithdraw(one),
    holds: (one) => {
      noInterest(one)
      const { cover } = one
      if (!cover.loan) return
      const alone = loanAlone(cover.loan, { noticeOn: cover.noticeOn, hasCoverBegun: cover.hasStarted })
      if (alone.kind === 'undone') expect(alone.payBy).toBe(addDays(cover.noticeOn, 30))
    },
  },
  {
    sentence:
      'Interest that is not yet due is then reduced as the Consumer Credit (Early Settlement) Regulations 2004 require.',
    when: isSettled,
    holds: ({ loan, expected }) => expect(BigInt(loan.rebate)).toBe(expected.rebate),
  },
  {
    sentence: 'If you repay in full, the loan is settled 28 days after you tell us.',
    when: (one) => isSettled(one) && endsAtOnce(one),
    holds: ({ cover, loan }) => expect(daysBetween(cover.noticeOn, loan.settledOn)).toBe(28),
  },
  {
    sentence:
      'If your policy ends, this loan ends too. If we have not paid it out yet, or you could still withdraw, you pay no interest.',
    when: (one) => onCredit(one) && (!one.cover.hasStarted || mayStillWithdraw(one)),
    holds: noInterest,
  },
  {
    sentence: 'After that, it is repaid early, as described above.',
    when: (one) => onCredit(one) && one.cover.hasStarted && !mayStillWithdraw(one),
    holds: (one) => expect(lenderGets(one)).toBe(one.loan.lent + Number(one.expected.earned)),
  },
  {
    sentence: 'We use it for what you owe, and you receive the rest.',
    when: (one) => onCredit(one) && one.cover.returned === 0,
    holds: refundGoesToLenderFirst,
  },
  {
    sentence: 'If that is not enough, we tell you what is left and give you at least 14 days to pay it.',
    when: ({ figures }) => figures.stillOwedToLender > 0,
    holds: ({ figures, loan }) => {
      expect(figures.stillOwedToLender).toBe(loan.due - figures.refund)
      expect(TIME_TO_PAY_DAYS).toBeGreaterThanOrEqual(14)
    },
  },
]

const preContract: readonly Promised[] = [
  {
    sentence: 'You have the right to withdraw from the credit agreement within 14 calendar days.',
    when: mayStillWithdraw,
    holds: noInterest,
  },
  {
    sentence: 'There is no compensation to pay.',
    when: isSettled,
    holds: (one) =>
      expect(lenderGets(one)).toBeLessThanOrEqual(one.loan.lent + Number(one.cover.loan?.interest)),
  },
]

const terms: readonly Promised[] = [
  {
    sentence:
      "We'll refund what you paid, less a charge for the days you were covered and the policy administration fee.",
    when: (one) => isCoolingOff(one) && isPlain(one),
    holds: (one) => expect(costOf(one)).toBe(one.figures.charge + one.figures.fee),
  },
  {
    sentence: "After that, we'll refund the premium for the days that are left.",
    when: (one) => !isCoolingOff(one) && !isKept(one),
    holds: refundOfDaysLeft,
  },
  {
    sentence:
      'If you have claimed, or a claim has been made against you, the full premium is due and there is no refund.',
    when: ({ cover }) => cover.hasClaimed && cover.hasStarted,
    holds: noRefund,
  },
  {
    sentence: 'The policy administration fee is not refundable.',
    when: isPlain,
    holds: (one) => expect(costOf(one)).toBeGreaterThanOrEqual(one.figures.fee),
  },
  {
    sentence:
      'If you pay monthly, your loan ends with your policy. While you can still withdraw from the loan, you pay no interest.',
    when: mayStillWithdraw,
    holds: noInterest,
  },
  {
    sentence: 'Your refund pays off the loan first, and you get the rest.',
    when: (one) => onCredit(one) && one.cover.returned === 0,
    holds: refundGoesToLenderFirst,
  },
]

const email: readonly Promised[] = [
  {
    sentence:
      "We'll refund what you paid, less a charge for the days you were covered. The policy administration fee is not refundable, and there is no refund if you've claimed or a claim has been made against you.",
    when: (one) => isCoolingOff(one) && one.cover.hasStarted && one.cover.returned === 0,
    holds: (one) => {
      if (isKept(one)) return noRefund(one)
      expect(costOf(one)).toBe(one.figures.charge + one.figures.fee)
    },
  },
  {
    sentence:
      'You also have 14 days to withdraw from the credit agreement. If your policy ends in that time, your loan ends too and you pay no interest.',
    when: mayStillWithdraw,
    holds: noInterest,
  },
]

let cases: readonly Case[]
beforeAll(() => {
  cases = fc.sample(randomLives, { numRuns: 3_000, seed: 20_041_483 }).map(({ cover, life }) => ({
    cover,
    figures: cancellationFigures(cover),
    expected: expectedEnding(life),
  }))
})

/** For the sentences about a loan the figures have one; the others do not read it. */
const withLoan = (one: Case): LoanCase => ({ ...one, loan: one.figures.loan as LoanFigures })

const monthly = () => aPolicy('acorn_pc', { pays: 'monthly' })
const documents: readonly [string, () => Promise<string>, readonly Promised[]][] = [
  ['the agreement', async () => (await readDocument('credit-agreement', aQuote('acorn_pc'))).text, agreement],
  [
    'the signed agreement',
    async () => (await readPolicyDocument('credit-agreement', monthly())).text,
    agreement,
  ],
  [
    'the pre-contract information',
    async () => (await readDocument('pre-contract-credit-information', aQuote('acorn_pc'))).text,
    preContract,
  ],
  [
    'the terms of business',
    async () => (await readDocument('terms-of-business', aQuote('acorn_pc'))).text,
    terms,
  ],
  ['the policy wording', async () => (await readDocument('policy-wording', aQuote('acorn_pc'))).text, terms],
  ['the email with the policy', async () => everyEmail('acorn_pc')['policy']?.text ?? '', email],
]

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(documents)('%s', (_name, read, sentences) => {
  it.each(sentences)(
    'promises what the figures keep: $sentence [D-269]',
    async ({ sentence, when, holds }) => {
      expect(onOneLine(await read())).toContain(sentence)
      const about = cases.filter(when)
      expect(about.length, 'lives that it speaks of').toBeGreaterThan(30)
      for (const one of about) holds(withLoan(one))
    },
  )
})
