import { localDate } from '@milepost/domain/values/local-date'
import { pence } from '@milepost/domain/values/pence'
import { riskOfMixedBook } from '@milepost/pricing/book/made-up-book'
import { describe, expect, it } from 'vitest'
import { bands, dimensions } from './segments.ts'

describe('bands', () => {
  it.each([
    [16, '16'],
    [17, '17–20'],
    [20, '17–20'],
    [21, '21+'],
    [99, '21+'],
    [3, '16'],
  ])('put %i into %s', (number, name) => {
    expect(bands([16, 17, 21]).nameOf(number)).toBe(name)
  })
})

it.each(dimensions)('$title lists every segment of a mixed book', ({ names, nameOf }) => {
  for (let place = 0; place < 1000; place += 1) {
    const risk = riskOfMixedBook(5, place, localDate('2026-11-15'))
    expect(names).toContain(nameOf(risk, pence(place * 500)))
  }
})
