import { expect, it } from 'vitest'
import { noAnswers } from '../questions/answers'
import { localDate } from '../values/local-date'
import { isProposerUnder18 } from './proposer-under-18'

const answers = (start: string) => ({
  ...noAnswers,
  proposerDetails: { dateOfBirth: localDate('2008-11-20') },
  coverDetails: { effectiveFrom: { date: localDate(start), hour: 9, minute: 0 } },
})

it('is counted at the start of cover, and anew when that changes [YOU-12]', () => {
  expect(isProposerUnder18(answers('2026-11-19'))).toBe(true)
  expect(isProposerUnder18(answers('2026-11-20'))).toBe(false)
})

it('is not known before both dates are', () => {
  const { proposerDetails, coverDetails } = answers('2026-11-19')
  expect(isProposerUnder18({ proposerDetails, coverDetails: {} })).toBeUndefined()
  expect(isProposerUnder18({ proposerDetails: {}, coverDetails })).toBeUndefined()
})
