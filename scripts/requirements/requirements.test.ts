import { expect, it } from 'vitest'
import { areas } from '../rules/areas.ts'
import { testsOf } from '../rules/proofs.ts'
import { readBook, rulesOf } from './page.ts'

it('names for each of the 546 requirements a test, or why there is none', () => {
  const book = readBook()
  const all = areas.flatMap((area) => rulesOf(area, book))
  const unproven = all.filter(
    (rule) => rule.noTest === undefined && testsOf(rule, book.rules, book.proofs).length === 0,
  )
  expect(unproven.map(({ id }) => id)).toEqual([])
  expect(all).toHaveLength(546)
})
