import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { type LondonTime, londonDate } from '../../values/london-time.ts'
import { noAnswers } from '../answers.ts'
import { effectiveFrom } from './effective-from.ts'
import { shortDayInWords, startDays } from './start-days.ts'

const now = new Date('2026-11-15T10:05:00Z')
const at = (date: string, hour = 12, minute = 0): LondonTime => ({ date: localDate(date), hour, minute })

function asking(from?: LondonTime, vehicleDetails = {}) {
  const subject = from ? { effectiveFrom: from } : {}
  const answers = { ...noAnswers, vehicleDetails, coverDetails: subject }
  return { terms: journeys.acorn_pc, answers, subject, today: londonDate(now), now }
}

describe('the days cover may start on', () => {
  it('are today to the end of the window, at the time already answered [COV-04] [CON-02]', () => {
    const days = startDays(asking(at('2026-11-20', 14, 30)))
    expect(days).toHaveLength(31)
    expect(days[0]).toEqual({ code: '15/11/2026 14:30', desc: 'Sunday 15 November at 14:30' })
    expect(days.at(-1)?.desc).toBe('Tuesday 15 December at 14:30')
  })

  it('begin at 00:00 after today when the answered start is today, because its time follows the clock', () => {
    const days = startDays(asking(at('2026-11-15', 10, 15)))
    expect(days[0]?.desc).toBe('Sunday 15 November at 10:15')
    expect(days[1]?.desc).toBe('Monday 16 November at 00:00')
  })

  it('offer today at the soonest time when the answered time has passed', () => {
    const days = startDays(asking(at('2026-11-20', 9, 0)))
    expect(days[0]?.code).toBe('15/11/2026 10:15')
    expect(days[1]?.code).toBe('16/11/2026 09:00')
  })

  it('include no day before the vehicle is bought [D-072]', () => {
    const purchasedVehicle = { vehiclePurchased: true, datePurchased: localDate('2026-12-10') }
    expect(startDays(asking(at('2026-12-12'), purchasedVehicle))[0]?.code).toBe('10/12/2026 12:00')
  })

  it('are each a start that the question accepts', () => {
    const here = asking(at('2026-11-20', 23, 45))
    for (const { code } of startDays(here)) {
      const read = effectiveFrom.kind.read(code, here)
      expect(read.ok && effectiveFrom.validate(read.value, here)).toBeUndefined()
    }
  })

  it('begin with the soonest start where nothing is answered', () => {
    expect(startDays(asking())[0]?.code).toBe('15/11/2026 10:15')
  })
})

it('writes a day in short form', () => {
  expect(shortDayInWords(localDate('2026-12-01'))).toBe('1 December')
})
