import { expect, it } from 'vitest'
import { journeys } from '../journeys/journeys'
import { noAnswers } from '../questions/answers'
import { effectiveFrom } from '../questions/cover/effective-from'
import { localDate } from '../values/local-date'
import { restartTerms } from './restart-terms'

it('lets a restart choose its start up to 7 days ahead [COV-04] [RST-13] [CON-02]', () => {
  const terms = restartTerms(journeys.acorn_pc)
  const judge = (date: string) =>
    effectiveFrom.judge(
      { date: localDate(date), hour: 9, minute: 0 },
      { terms, answers: noAnswers, subject: {}, today: localDate('2026-11-15') },
    )?.message
  expect(judge('2026-11-22')).toBeUndefined()
  expect(judge('2026-11-23')).toBe(
    'Your cover must start within the next 7 days. Please choose a date up to 22/11/2026',
  )
})

it('changes nothing else of any journey', () => {
  for (const terms of Object.values(journeys)) {
    const restart = restartTerms(terms)
    expect({ ...restart, cover: { ...restart.cover, startWindowDays: 30 } }).toEqual(terms)
  }
})
