import { expect, it } from 'vitest'
import { noAnswers } from '../questions/answers.ts'
import { localDate } from '../values/local-date.ts'
import { isProposerUnder18, isUnder18 } from './under-18.ts'

it.each([
  ['the day before the birthday', '2026-11-19', true],
  ['on the birthday', '2026-11-20', false],
])('decides the age at cover start, %s [YOU-12]', (_when, coverStart, under) => {
  expect(isUnder18({ dateOfBirth: localDate('2008-11-20'), coverStart: localDate(coverStart) })).toBe(under)
})

const answers = (start: string) => ({
  ...noAnswers,
  proposerDetails: { dateOfBirth: localDate('2008-11-20') },
  coverDetails: { effectiveFrom: { date: localDate(start), hour: 9, minute: 0 } },
})

it('computes the age at the start of cover, and again when that changes [YOU-12]', () => {
  expect(isProposerUnder18(answers('2026-11-19'))).toBe(true)
  expect(isProposerUnder18(answers('2026-11-20'))).toBe(false)
})

it('is undefined until both dates are known', () => {
  const { proposerDetails, coverDetails } = answers('2026-11-19')
  expect(isProposerUnder18({ proposerDetails, coverDetails: {} })).toBeUndefined()
  expect(isProposerUnder18({ proposerDetails: {}, coverDetails })).toBeUndefined()
})
