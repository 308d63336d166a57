import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { londonDate } from '../../values/london-time.ts'
import { noAnswers } from '../answers.ts'
import { effectiveFrom } from './effective-from.ts'
import { startChoiceOf, startChoices } from './start-choices.ts'

function choicesAt(now: string, vehicleDetails = {}) {
  const answers = { ...noAnswers, vehicleDetails }
  const at = new Date(now)
  return startChoices({ terms: journeys.acorn_pc, answers, subject: {}, today: londonDate(at), now: at })
}
const names = (now: string, vehicleDetails = {}) => choicesAt(now, vehicleDetails).map(({ name }) => name)

describe('the choices for the start of cover', () => {
  it('are today from the soonest time, tomorrow from 00:00, or another day [COV-09] [D-131]', () => {
    expect(choicesAt('2026-11-16T10:05:00Z')).toEqual([
      {
        name: 'today',
        label: 'Today',
        hint: 'Monday 16 November',
        start: { date: '2026-11-16', hour: 10, minute: 15 },
      },
      {
        name: 'tomorrow',
        label: 'Tomorrow',
        hint: 'Tuesday 17 November',
        start: { date: '2026-11-17', hour: 0, minute: 0 },
      },
      { name: 'another-day', label: 'Another day' },
    ])
  })

  it('do not include today once no time of it is left [D-129]', () => {
    expect(names('2026-11-16T23:50:00Z')).toEqual(['tomorrow', 'another-day'])
  })

  it('do not include a day before the vehicle is bought [D-072]', () => {
    const bought = { vehiclePurchased: true, datePurchased: localDate('2026-11-20') }
    expect(names('2026-11-16T10:05:00Z', bought)).toEqual(['another-day'])
  })

  it('include only starts that the question accepts, on every journey [COV-04] [COV-11]', () => {
    for (const terms of Object.values(journeys)) {
      const now = new Date('2026-03-28T09:07:00Z')
      const asking = { terms, answers: noAnswers, subject: {}, today: londonDate(now), now }
      for (const { start } of startChoices(asking))
        if (start) expect(effectiveFrom.validate(start, asking), terms.id).toBeUndefined()
    }
  })

  it('match a start by its day, at any time', () => {
    const choices = choicesAt('2026-11-16T10:05:00Z')
    const on = (date: string) => startChoiceOf({ date: localDate(date), hour: 18, minute: 30 }, choices)
    expect([on('2026-11-16'), on('2026-11-17'), on('2026-11-18')]).toEqual([
      'today',
      'tomorrow',
      'another-day',
    ])
    expect(startChoiceOf(undefined, choices)).toBeUndefined()
  })
})
