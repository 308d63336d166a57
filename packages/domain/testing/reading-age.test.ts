import { expect, it } from 'vitest'
import { readingAge, syllablesOf } from './reading-age.ts'

it.each([
  ['cat', 1],
  ['price', 1],
  ['paid', 1],
  ['policy', 3],
  ['table', 2],
  ['asked', 1],
  ['wanted', 2],
  ['changes', 2],
  ["you'll", 1],
  ['automatically', 6],
])('counts the syllables of %s', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables)
})

it('is lower for short sentences of short words', () => {
  expect(readingAge('The cat sat on the mat. It was warm.')).toBeLessThan(6)
  expect(
    readingAge(
      'Notwithstanding the aforementioned provisions, the policyholder undertakes to communicate immediately any circumstance materially affecting the insurance.',
    ),
  ).toBeGreaterThan(20)
})

it('counts list entries and headings as sentences, and ignores numbers', () => {
  expect(readingAge('Attached\nPolicy schedule\n£12.30')).toBe(readingAge('Attached. Policy schedule.'))
})
