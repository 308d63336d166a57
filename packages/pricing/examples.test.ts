import { toPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { rate } from './rating/rate.ts'
import { readExample } from './testing/example-person.ts'
import { exampleFiles, ratesOf } from './testing/rates.ts'

/** How far a price may be from the market figure, which is an average over people with less known about them. */
const NEAR = 0.15

const examples = exampleFiles().map(({ name, text }) => ({ name, ...readExample(text) }))

describe('the examples in rates/examples', () => {
  it.each(examples)('$name: $person', ({ risk, price }) => {
    const { premium, ipt, gross } = rate(risk, ratesOf(risk.line, risk.ratedOn))
    expect({ premium, tax: ipt, total: gross }).toEqual(price)
  })

  it.each(examples.filter(({ near }) => near !== undefined))(
    '$name is near the market price of £$near',
    (example) => {
      const market = example.near ?? 0
      const { gross } = rate(example.risk, ratesOf(example.risk.line, example.risk.ratedOn))
      expect(Math.abs(toPounds(gross) / market - 1)).toBeLessThanOrEqual(NEAR)
    },
  )

  it('include a person of every line', () => {
    expect(new Set(examples.map(({ risk }) => risk.line)).size).toBe(5)
  })
})
