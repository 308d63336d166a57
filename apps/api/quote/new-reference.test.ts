import { isQuoteReference } from '@milepost/domain/quote/quote-reference'
import { expect, it } from 'vitest'
import { newReference } from './new-quotes.ts'

const drawn = Array.from({ length: 10_000 }, () => newReference('CRT'))

it('is never drawn twice and is always valid [T1, D-143]', () => {
  expect(new Set(drawn).size).toBe(10_000)
  expect(drawn.filter((reference) => !isQuoteReference(reference))).toEqual([])
})

it('reveals nothing about the one before: half are later in the alphabet, half earlier [T1]', () => {
  const ascents = drawn.filter((reference, index) => reference > (drawn[index - 1] ?? reference)).length
  // Half of 9,999 pairs ascend, with a standard deviation of 29; ten times that never happens by chance.
  expect(Math.abs(ascents - 4_999.5)).toBeLessThan(290)
})

it('has every character equally often at each of its ten positions [T1]', () => {
  for (let place = 'CRT-'.length; place < 'CRT-'.length + 10; place += 1) {
    const counts = new Map<string, number>()
    for (const reference of drawn) {
      const character = reference.charAt(place)
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect(counts.size).toBe(32)
    // 312 on average, with a standard deviation of 17.
    for (const count of counts.values()) expect(Math.abs(count - 312.5)).toBeLessThan(150)
  }
})
