import { expect, it } from 'vitest'
import { localDate } from '../values/local-date'
import { policyPeriod } from './policy-period'
import { momentInWords, termInWords } from './term-in-words'

it('says when an annual policy and an impound policy end [CON-12] [CON-18] [CON-27]', () => {
  const from = { date: localDate('2026-11-16'), hour: 9, minute: 5 }
  expect(termInWords.annual).toBe('12 months')
  expect(momentInWords(policyPeriod('annual', from).to)).toBe('15/11/2027 at 23:59')
  expect(termInWords.impound).toBe('30 days')
  expect(momentInWords(policyPeriod('impound', from).to)).toBe('16/12/2026 at 09:06')
})
