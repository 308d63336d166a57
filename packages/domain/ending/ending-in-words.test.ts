import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomLives } from '../testing/random-lives.ts'
import { localDate } from '../values/local-date.ts'
import { pence } from '../values/pence.ts'
import { type CancellationFigures, cancellationFigures } from './cancellation-refund.ts'
import { endingInWords } from './ending-in-words.ts'

const amountsIn = (words: readonly string[]) => words.join(' ').match(/£[\d,]+\.\d\d/g)

describe('the money of a cancellation', () => {
  it('is said of a day to come by a notice, and never as if it had happened [D-269] [D-286]', () => {
    fc.assert(
      fc.property(randomLives, ({ cover }) => {
        const figures = cancellationFigures(cover)
        const notice = endingInWords(figures, 'will-end')
        const text = notice.join(' ')
        expect(text).not.toMatch(/You were covered|hadn't|already paid|which cost £|You owe|You don't owe/)
        expect(text).not.toMatch(/came to|is cancelled|ends too|There's nothing|you've paid/)
        // Only the tense differs.
        expect(amountsIn(notice)).toEqual(amountsIn(endingInWords(figures)))
        for (const sentence of notice.flatMap((each) => each.split(/(?<=[.]) (?=[A-Z])/)))
          expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20)
      }),
      { numRuns: 200, seed: 20_041_483 },
    )
  })

  it('says that no more instalments are collected, of every loan [DSK-521]', () => {
    for (const kind of ['undrawn', 'undone', 'settled'] as const) {
      expect(endingInWords(onCredit(kind))).toContain("The lender won't collect any more monthly payments.")
      expect(endingInWords(onCredit(kind), 'will-end').join(' ')).toContain(
        "After that, the lender won't collect any more monthly payments.",
      )
    }
  })

  it('does not ask for a premium again that was paid, after a claim [D-269]', () => {
    const words = endingInWords({ ...paidInFull, basis: 'claim', charge: pence(80_000), refund: pence(0) })
    expect(words.join(' ')).toContain('none of your premium of £800.00 is refunded')
    expect(words.join(' ')).not.toContain('is due')
  })
})

const paidInFull: CancellationFigures = {
  basis: 'days-left',
  daysCovered: 76,
  daysInAll: 365,
  premium: pence(80_000),
  fee: pence(3_500),
  charge: pence(16_657),
  refund: pence(63_343),
  tax: pence(6_787),
  toLender: pence(0),
  againstDebt: pence(0),
  toCard: pence(63_343),
  stillOwedToLender: pence(0),
  stillOwedToUs: pence(0),
}

const onCredit = (kind: 'undrawn' | 'undone' | 'settled'): CancellationFigures => ({
  ...paidInFull,
  loan: {
    kind,
    lent: pence(70_000),
    collected: pence(12_000),
    earned: pence(2_000),
    rebate: pence(8_000),
    settledOn: localDate('2027-03-05'),
    due: pence(60_000),
    back: pence(0),
    byTransfer: pence(0),
  },
})
