import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { noAnswers } from '../questions/answers.ts'
import { effectiveFrom } from '../questions/cover/effective-from.ts'
import { localDate } from '../values/local-date.ts'
import { restartAnswers, restartTerms } from './restart-terms.ts'

it('allows a restart to start up to 7 days ahead [COV-04] [RST-13] [CON-02]', () => {
  const terms = restartTerms(journeys.acorn_pc)
  const check = (date: string) =>
    effectiveFrom.validate(
      { date: localDate(date), hour: 9, minute: 0 },
      { terms, answers: noAnswers, subject: {}, today: localDate('2026-11-15') },
    )?.message
  expect(check('2026-11-22')).toBeUndefined()
  expect(check('2026-11-23')).toBe(
    'Your cover must start within the next 7 days. Please choose a date up to 22 November 2026',
  )
})

it('changes no other term of any journey', () => {
  for (const terms of Object.values(journeys)) {
    const restart = restartTerms(terms)
    expect({ ...restart, cover: { ...restart.cover, startWindowDays: 30 } }).toEqual(terms)
  }
})

describe('the answers of a restart', () => {
  const terms = restartTerms(journeys.acorn_pc)
  const now = new Date('2026-11-15T10:05:00Z')
  const from = (date: string, hour: number) => ({
    ...noAnswers,
    coverDetails: { effectiveFrom: { date: localDate(date), hour, minute: 0 } },
  })

  it('are unchanged while the start is in the future', () => {
    const answers = from('2026-11-18', 9)
    expect(restartAnswers(answers, terms, now)).toBe(answers)
  })

  it.each([
    ['passed days ago', from('2026-11-10', 9)],
    ['passed this morning', from('2026-11-15', 10)],
    ['was never chosen', noAnswers],
  ])('start as soon as the journey allows when the stored start %s [RST-13]', (_what, answers) => {
    expect(restartAnswers(answers, terms, now).coverDetails.effectiveFrom).toEqual({
      date: '2026-11-15',
      hour: 10,
      minute: 15,
    })
  })
})
