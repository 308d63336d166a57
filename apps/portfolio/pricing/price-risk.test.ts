import { riskOfMixedBook } from '@milepost/pricing/book/made-up-book'
import { assess } from '@milepost/pricing/outcome'
import { newestDay, ratesOf } from '@milepost/pricing/testing/rates'
import { expect, it } from 'vitest'
import { priceRisk } from './price-risk.ts'

it('gives every risk the same verdict and price as the site', () => {
  // Earlier rates lack the journeys added later.
  const day = newestDay
  const seen = new Set<string>()
  for (let place = 0; place < 2000; place += 1) {
    const risk = riskOfMixedBook(11, place, day)
    const rates = ratesOf(risk.line, day)
    const priced = priceRisk(risk, rates)
    const assessed = assess(risk, rates, 'outcome', { addOns: [] })
    seen.add(priced.verdict)
    if (priced.verdict === 'accepted') {
      const { premium, ipt, gross } = priced.rated
      const option = assessed.kind === 'offered' ? assessed.outcome.options[0] : undefined
      expect({ premium, ipt, gross, fee: priced.fee }).toEqual(option?.cover.price)
    } else {
      expect(assessed.outcome).toMatchObject({ kind: priced.verdict, reasons: priced.reasons })
    }
  }
  expect(seen).toContain('referred')
})
