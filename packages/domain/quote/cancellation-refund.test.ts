import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDate } from '../values/local-date'
import { fromPounds, pence } from '../values/pence'
import { cancellationReasons } from './cancellation'
import { type CancelledCover, cancellationFigures, cancellationLines } from './cancellation-refund'

/** A year of £365 and a fee of £25, paid by card. */
const year: CancelledCover = {
  reason: 'customer',
  hasClaimed: false,
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
  lent: pence(0),
  owedToLender: pence(0),
}

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
    const beforeStart = cancellationFigures({ ...year, hasStarted: false, today: localDate('2026-11-12') })
    expect(beforeStart).toMatchObject({ daysCovered: 0, charge: 0, toCard: fromPounds(365) })
  })

  it('is within the cooling-off period for fourteen days, and while there are no documents [DSK-503]', () => {
    const basisOn = (today: string, coolingOffFrom = year.coolingOffFrom) =>
      cancellationFigures({ ...year, today: localDate(today), coolingOffFrom }).basis
    expect(basisOn('2026-11-23')).toBe('cooling-off')
    expect(basisOn('2026-11-24')).toBe('days-left')
    expect(cancellationFigures({ ...year, today: year.lastDay, coolingOffFrom: undefined }).basis).toBe(
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

  it('on credit refunds the lender first, and states what is still owed [DSK-503]', () => {
    const monthly = {
      ...year,
      paidByCard: fromPounds(55.42),
      lent: fromPounds(334.58),
      owedToLender: fromPounds(384.77),
    }
    expect(cancellationFigures(monthly)).toMatchObject({
      toLender: fromPounds(360),
      toCard: 0,
      stillOwedToLender: fromPounds(24.77),
    })
    const late = { ...monthly, today: localDate('2027-09-16'), owedToLender: fromPounds(34.98) }
    const { refund, toLender, toCard } = cancellationFigures(late)
    expect(toLender).toBe(fromPounds(34.98))
    expect(toCard).toBe(refund - toLender)
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
    lent: amount,
    owedToLender: amount,
  })
  .map(
    ({ days, passed, part, ...cover }): CancelledCover => ({
      ...cover,
      firstDay: year.firstDay,
      lastDay: addDays(year.firstDay, days - 1),
      today: addDays(year.firstDay, passed),
      ipt: pence(Math.floor((cover.premium * 12) / 112)),
      returned: pence(Math.floor(cover.paidByCard * part)),
    }),
  )

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
      expect(figures.toLender).toBeLessThanOrEqual(cover.owedToLender)
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
      const next = { ...sold, today: addDays(sold.today, 1) }
      expect(cancellationFigures(next).refund).toBeLessThanOrEqual(cancellationFigures(sold).refund)
    }),
  )
})
