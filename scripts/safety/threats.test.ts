import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPage } from '../rules/read-page.ts'

const page = 'docs/rules/threats.md'
const { rules } = readPage(page, readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8'))

it('has a rule for each threat, in order, with tests that the rulebook finds [DSK-119]', () => {
  expect(rules.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, index) => `T${index + 1}`))
  expect(rules.filter(({ provenByTests }) => provenByTests.length === 0)).toEqual([])
})
