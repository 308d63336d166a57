import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instalmentPlan } from '../payment/instalment-plan.ts'
import { paymentSchedule } from '../payment/payment-schedule.ts'
import { cancellationReasons } from '../quote/cancellation.ts'
import { addDays, localDate } from '../values/local-date.ts'
import { fromPounds, pence } from '../values/pence.ts'
import { type CancelledCover, cancellationFigures, cancellationLines } from './cancellation-refund.ts'
import type { Loan } from './loan-ending.ts'

/** A year of £365 and a fee of £25, paid by card. */
const year: CancelledCover = {
  reason: 'customer',
  hasClaimed: false,
  noticeOn: localDate('2026-11-20'),
  today: localDate('2026-11-20'),
  hasStarted: true,
  firstDay: localDate('2026-11-16'),
  lastDay: localDate('2027-11-15'),
  coolingOffFrom: localDate('2026-11-10'),
  premium: fromPounds(365),
  ipt: fromPounds(39.11),
  fee: fromPounds(25),
  paidByCard: fromPounds(390),
  returned: pence(0),
  loan: undefined,
}

const on = (day: string) => ({ noticeOn: localDate(day), today: localDate(day) })

/** The same year on credit: £55.42 by card, £334.58 lent, £50.19 of interest, eleven instalments from 16 December. */
const plan = instalmentPlan({ premium: year.premium, fee: year.fee })
const loan: Loan = {
  lent: plan.credit,
  interest: plan.interest,
  apr: plan.apr,
  drawnOn: year.firstDay,
  madeOn: localDate('2026-11-10'),
  receivedOn: localDate('2026-11-10'),
  instalments: paymentSchedule(plan, { coverStart: year.firstDay, today: localDate('2026-11-10') }).slice(1),
  isRefusedByBank: false,
  events: [],
}
const monthly: CancelledCover = { ...year, paidByCard: plan.upFront, loan }

describe('a cancellation', () => {
  it('charges for each day begun, and does not refund the fee [DSK-503] [D-194]', () => {
    expect(cancellationFigures(year)).toMatchObject({
      basis: 'cooling-off',
      daysCovered: 5,
      daysInAll: 365,
      charge: fromPounds(5),
      refund: fromPounds(360),
      tax: 3857,
      toCard: fromPounds(360),
      stillOwedToUs: 0,
    })
  })

  it('before cover starts charges only the fee [DSK-503]', () => {
    const beforeStart = cancellationFigures({ ...year, hasStarted: false, ...on('2026-11-12') })
    expect(beforeStart).toMatchObject({ daysCovered: 0, charge: 0, toCard: fromPounds(365) })
  })

  it('is within the cooling-off period for fourteen days, and while there are no documents [DSK-503]', () => {
    const basisOn = (today: string, coolingOffFrom = year.coolingOffFrom) =>
      cancellationFigures({ ...year, ...on(today), coolingOffFrom }).basis
    expect(basisOn('2026-11-23')).toBe('cooling-off')
    expect(basisOn('2026-11-24')).toBe('days-left')
    expect(cancellationFigures({ ...year, ...on(year.lastDay), coolingOffFrom: undefined }).basis).toBe(
      'cooling-off',
    )
  })

  it.each([
    [{ hasClaimed: true }, 'claim'],
    [{ reason: 'total-loss' }, 'claim'],
    [{ reason: 'fraud' }, 'fraud'],
  ] as const)('refunds nothing after %j [DSK-503]', (changed, basis) => {
    const figures = cancellationFigures({ ...year, ...changed })
    expect(figures).toMatchObject({ basis, charge: year.premium, refund: 0, toCard: 0, toLender: 0 })
    expect(cancellationLines(figures)).toEqual([])
  })

  it('on credit before cover starts undoes a loan that was never drawn, and owes nothing [D-268] [D-269]', () => {
    const figures = cancellationFigures({ ...monthly, hasStarted: false, ...on('2026-11-10') })
    expect(figures).toMatchObject({
      charge: 0,
      toLender: loan.lent,
      toCard: 3_042,
      stillOwedToLender: 0,
      stillOwedToUs: 0,
      loan: { kind: 'undrawn', earned: 0, collected: 0 },
    })
  })

  it('on credit gives the lender what it lent and no interest in the time to withdraw [D-269]', () => {
    // Five days of cover; the agreement was signed ten days ago.
    expect(cancellationFigures(monthly)).toMatchObject({
      charge: fromPounds(5),
      toLender: loan.lent,
      toCard: 3_042 - 500,
      stillOwedToLender: 0,
      loan: { kind: 'undone', earned: 0, rebate: loan.interest },
    })
    const lastDay = cancellationFigures({ ...monthly, ...on('2026-11-24') })
    // The policy's own time is over a day earlier.
    expect(lastDay).toMatchObject({ basis: 'days-left', loan: { kind: 'undone' } })
    const dayAfter = cancellationFigures({ ...monthly, ...on('2026-11-25') })
    expect(dayAfter).toMatchObject({ loan: { kind: 'settled', settledOn: '2026-12-23' } })
  })

  it('on credit later settles early with the rebate; what is left goes to the card [D-269]', () => {
    const figures = cancellationFigures({ ...monthly, ...on('2027-02-23') })
    // 100 of 365 days. Three instalments were collected: 35.07 and two of 34.97. Settled on 23 March.
    expect(figures).toMatchObject({ daysCovered: 100, charge: fromPounds(100), refund: fromPounds(265) })
    expect(figures.loan).toMatchObject({ kind: 'settled', collected: 10_501, settledOn: '2027-03-23' })
    const { lent, earned, collected, due } = figures.loan ?? { lent: 0, earned: 0, collected: 0, due: 0 }
    expect(due).toBe(lent + earned - collected)
    expect(figures.toLender).toBe(due)
    expect(figures.toCard).toBe(26_500 - due)
    expect(figures.stillOwedToLender).toBe(0)
  })

  it('on credit after a claim leaves the loan to be settled by the customer, less the rebate [D-269]', () => {
    const figures = cancellationFigures({ ...monthly, ...on('2027-02-23'), hasClaimed: true })
    expect(figures).toMatchObject({ charge: monthly.premium, refund: 0, toLender: 0, toCard: 0 })
    expect(figures.stillOwedToLender).toBe(figures.loan?.due)
    expect(figures.stillOwedToLender).toBeLessThan(loan.lent + loan.interest - 10_501)
  })

  it('on credit counts what was missed as owed and what came in later as paid [DSK-520]', () => {
    const missed = { kind: 'missed', on: localDate('2027-01-18'), amount: pence(3_497) } as const
    const with1 = (events: Loan['events']) =>
      cancellationFigures({ ...monthly, ...on('2027-02-23'), loan: { ...loan, events } }).loan
    expect(with1([missed])?.collected).toBe(10_501 - 3_497)
    expect(with1([missed])?.rebate).toBe(with1([])?.rebate)
    expect(with1([missed, { ...missed, kind: 'collected', on: localDate('2027-02-01') }])).toEqual(with1([]))
    const refused = { ...loan, isRefusedByBank: true }
    const none = cancellationFigures({ ...monthly, ...on('2027-02-23'), loan: refused })
    expect(none.loan?.collected).toBe(0)
  })

  it('on credit without documents for months gives back the instalments too [D-269]', () => {
    const late = on('2027-10-20')
    const figures = cancellationFigures({
      ...monthly,
      ...late,
      coolingOffFrom: undefined,
      loan: { ...loan, receivedOn: undefined },
    })
    expect(figures.loan).toMatchObject({ kind: 'undone', earned: 0, due: 0, back: loan.interest })
    expect(cancellationLines(figures).reduce((sum, line) => sum + line.pence, 0)).toBe(0)
  })

  it('for fraud before cover begins keeps the deposit and asks for no more [D-269]', () => {
    const figures = cancellationFigures({ ...monthly, reason: 'fraud', hasStarted: false })
    expect(figures).toMatchObject({ charge: 3_042, toLender: loan.lent, toCard: 0 })
    expect(figures).toMatchObject({ stillOwedToLender: 0, stillOwedToUs: 0 })
  })

  it('of a policy that was never paid for refunds nothing and states what is owed [DSK-503]', () => {
    expect(cancellationFigures({ ...year, paidByCard: pence(0) })).toMatchObject({
      toCard: 0,
      againstDebt: fromPounds(360),
      stillOwedToUs: fromPounds(30),
    })
  })

  it('does not refund again what was refunded before [DSK-504]', () => {
    const figures = cancellationFigures({ ...year, returned: fromPounds(50) })
    expect(figures.toCard).toBe(fromPounds(340))
    expect(cancellationLines(figures)).toContainEqual({ account: 'fees', pence: -2_000 })
  })
})

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(pence)
const anyCover = fc
  .record({
    reason: fc.constantFrom(...cancellationReasons),
    hasClaimed: fc.boolean(),
    hasStarted: fc.boolean(),
    days: fc.integer({ min: 1, max: 366 }),
    passed: fc.integer({ min: -30, max: 400 }),
    coolingOffFrom: fc.option(fc.constant(year.firstDay), { nil: undefined }),
    premium: amount,
    fee: amount,
    paidByCard: amount,
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ days, passed, part, ...cover }): CancelledCover => {
    const day = addDays(year.firstDay, passed)
    return {
      ...cover,
      firstDay: year.firstDay,
      lastDay: addDays(year.firstDay, days - 1),
      noticeOn: day,
      today: day,
      ipt: pence(Math.floor((cover.premium * 12) / 112)),
      returned: pence(Math.floor(cover.paidByCard * part)),
      loan: undefined,
    }
  })

it('never refunds below zero or above what was paid, and its ledger entry balances, for any cancellation [DSK-504]', () => {
  fc.assert(
    fc.property(anyCover, (cover) => {
      const figures = cancellationFigures(cover)
      for (const figure of Object.values(figures))
        if (typeof figure === 'number') expect(figure).toBeGreaterThanOrEqual(0)
      expect(figures.toCard).toBeLessThanOrEqual(cover.paidByCard - cover.returned)
      expect(figures.charge + figures.refund).toBe(cover.premium)
      expect(figures.toCard + figures.toLender + figures.againstDebt).toBeLessThanOrEqual(figures.refund)
      expect(figures.tax).toBeLessThanOrEqual(figures.refund)
      const lines = cancellationLines(figures)
      expect(lines.reduce((sum, line) => sum + line.pence, 0)).toBe(0)
      expect(new Set(lines.map(({ account }) => account)).size).toBe(lines.length)
    }),
  )
})

it('refunds less with every day [DSK-503]', () => {
  fc.assert(
    fc.property(anyCover, (cover) => {
      const sold = { ...cover, hasStarted: true, reason: 'customer' as const, hasClaimed: false }
      const next = { ...sold, today: addDays(sold.today, 1), noticeOn: addDays(sold.noticeOn, 1) }
      expect(cancellationFigures(next).refund).toBeLessThanOrEqual(cancellationFigures(sold).refund)
    }),
  )
})
