import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Expected, expectedEnding } from '../testing/ending-oracle.ts'
import { type RandomLife, randomLives } from '../testing/random-lives.ts'
import { type CancellationFigures, cancellationFigures, cancellationLines } from './cancellation-refund.ts'
import { endingInWords } from './ending-in-words.ts'
import { loanAloneInWords } from './loan-alone-in-words.ts'
import { loanAlone } from './loan-ending.ts'

const lives = (judge: (life: RandomLife) => void, numRuns = 2_000) =>
  fc.assert(fc.property(randomLives, judge), { numRuns, seed: 20_041_483 })

const numbers = (expected: Expected) =>
  Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? Number(value) : value,
    ]),
  )

/** The figures by the oracle's names. */
const byName = ({ loan, ...figures }: CancellationFigures) => ({
  charge: figures.charge,
  toLender: figures.toLender,
  againstDebt: figures.againstDebt,
  toCard: figures.toCard,
  byTransfer: loan?.byTransfer ?? 0,
  backFromLender: loan?.back ?? 0,
  owedToLender: figures.stillOwedToLender,
  owedToUs: figures.stillOwedToUs,
  collected: loan?.collected ?? 0,
  earned: loan?.earned ?? 0,
  rebate: loan?.rebate ?? 0,
  loan: loan?.kind ?? 'none',
  settledOn: loan?.settledOn,
})

describe('the money of random lives', () => {
  it('is what an independent calculation makes of the rules, in 10,000 of them [D-269] [D-268] [D-291] [DSK-503] [DSK-523]', () => {
    const seen = new Map<string, number>()
    lives(({ life, cover }) => {
      const figures = cancellationFigures(cover)
      expect(byName(figures)).toEqual(numbers(expectedEnding(life)))
      const kind = figures.loan?.kind ?? 'card'
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }, 10_000)
    // None of the cases is rare.
    for (const kind of ['card', 'undrawn', 'undone', 'settled', 'over'])
      expect(seen.get(kind), kind).toBeGreaterThan(300)
  })

  it('balances for the customer, the lender and us, and the ledger sums to zero [DSK-504]', () => {
    lives(({ cover }) => {
      const figures = cancellationFigures(cover)
      const { loan } = figures
      const lines = cancellationLines(figures)
      expect(lines.reduce((sum, { pence }) => sum + pence, 0)).toBe(0)
      // What was paid and lent is kept or returned. An earlier refund of our own is not made twice.
      const toFees = lines.find(({ account }) => account === 'fees')?.pence ?? 0
      const byTransfer = loan?.byTransfer ?? 0
      expect(cover.paidByCard + (loan?.lent ?? 0) + (loan?.paidToUs ?? 0) + figures.stillOwedToUs).toBe(
        figures.charge + figures.fee + figures.toLender + figures.toCard + byTransfer - toFees,
      )
      expect(-toFees).toBeLessThanOrEqual(cover.returned)
      expect(figures.toCard).toBeLessThanOrEqual(cover.paidByCard - cover.returned)
      if (!loan) return
      if (loan.kind === 'over') {
        expect([figures.toLender, figures.stillOwedToLender, loan.back, loan.earned]).toEqual([0, 0, 0, 0])
        expect(loan.byTransfer).toBeLessThanOrEqual(loan.lent + (loan.paidToUs ?? 0))
        return
      }
      // The lender gets what it lent and earned, in all.
      const lenderGets = loan.collected + figures.toLender + figures.stillOwedToLender - loan.back
      expect(lenderGets).toBe(loan.lent + loan.earned)
      expect(loan.collected + figures.toLender - loan.back).toBeLessThanOrEqual(loan.lent + loan.earned)
      expect(loan.earned + loan.rebate).toBe(cover.loan?.interest)
      expect(loan.byTransfer).toBeLessThanOrEqual(loan.collected)
    })
  })

  it('costs the customer the cover used, the fee and the interest earned, and nothing else [D-269]', () => {
    lives(({ cover }) => {
      if (cover.returned > 0) return
      const figures = cancellationFigures(cover)
      const { loan } = figures
      // Of a loan that ended alone, what the customer paid or owes the lender is another matter.
      const instead = loan?.kind === 'over' ? loan.lent + (loan.paidToUs ?? 0) : 0
      const paid = cover.paidByCard + (loan?.collected ?? 0) + instead
      const owed = figures.stillOwedToLender + figures.stillOwedToUs
      const back = figures.toCard + (loan?.byTransfer ?? 0) + (loan?.back ?? 0)
      expect(paid + owed - back).toBe(figures.charge + figures.fee + (loan?.earned ?? 0))
    })
  })

  it('is told in sentences of at most twenty words whose amounts are the figures [D-269]', () => {
    lives(({ cover }) => {
      const figures = cancellationFigures(cover)
      const words = endingInWords(figures)
      const sentences = words.flatMap((each) => each.split(/(?<=[.]) (?=[A-Z])/))
      for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20)
      const text = words.join(' ')
      const owes = figures.stillOwedToLender + figures.stillOwedToUs > 0
      const mayOweLender = figures.loan?.kind === 'over' && figures.loan.lent > 0
      expect(text.includes("You don't owe anything.")).toBe(!owes && !mayOweLender)
      expect(text.includes("You don't owe us anything.")).toBe(!owes && mayOweLender)
      expect(/You owe (us|the lender) £/.test(text)).toBe(owes)
      expect(text.includes('to the card you paid with')).toBe(figures.toCard > 0)
      expect(text).not.toContain('£0.00 to')
    })
  })
})

it('ends the loan alone with the same figures: nothing is earned in time, and later what the rebate leaves [D-269]', () => {
  lives(({ life, cover }) => {
    const { loan, noticeOn, hasStarted } = cover
    if (!loan || !life.credit || life.endsOn !== life.noticeOn) return
    const alone = loanAlone(loan, { noticeOn, hasCoverBegun: hasStarted })
    const expected = expectedEnding(life)
    expect([alone.kind, alone.earned, alone.collected, alone.settledOn]).toEqual([
      expected.loan,
      Number(expected.earned),
      Number(expected.collected),
      expected.settledOn,
    ])
    expect(alone.due - alone.back).toBe(loan.lent + alone.earned - alone.collected)
    expect(alone.payTo).toBe(hasStarted ? 'lender' : 'us')
    const sentences = loanAloneInWords(alone)
    for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20)
    const text = sentences.join(' ')
    expect(text.includes('to pay.')).toBe(alone.due === 0)
    expect(/Please pay (us|the lender) £/.test(text)).toBe(alone.due > 0)
    expect(text).not.toContain('£0.00 ')
  })
})
