import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { addDays, localDate } from '../../values/local-date.ts'
import { noAnswers } from '../answers.ts'
import { start, startHours, startMinutes } from './start.ts'

const asking = { terms: journeys.acorn_pc, answers: noAnswers, subject: {}, today: localDate('2026-11-15') }
const read = (typed: string) => start.read(typed, asking)

describe('a start date and time', () => {
  it.each([
    '27/3/2026 14:15',
    '27/03/2026 14:15',
    '27/mar/2026 14:15',
    '2026-03-27 14:15',
    ' 27 / 3 / 2026 14:15',
  ])('reads "%s"', (typed) => {
    expect(read(typed)).toEqual({ ok: true, value: { date: '2026-03-27', hour: 14, minute: 15 } })
  })

  it.each(['', '// :', '//', '// 14:15', ' 14:15'])(
    'treats "%s" as no answer, because a time alone is not a start',
    (typed) => {
      expect(read(typed)).toEqual({ ok: true, value: undefined })
    },
  )

  it.each([
    ['27//2026 14:15', 'datePartMissing', 'Please enter a month for the start of your cover'],
    ['31/4/2026 14:15', 'dateNotReal', 'Please enter a day from 1 to 30 for the start of your cover'],
    [
      '27/3/26 14:15',
      'yearNotFull',
      'Please enter the year of the start of your cover with 4 numbers, like 2007',
    ],
    ['27/3/2026', 'startTimeRequired', 'Please choose the time your cover starts'],
    ['27/3/2026 :15', 'startTimeRequired', 'Please choose the time your cover starts'],
    ['27/3/2026 14:', 'startTimeRequired', 'Please choose the time your cover starts'],
    ['27/3/2026 24:00', 'startTimeNotReal', 'Please choose a time from 00:00 to 23:59'],
    ['27/3/2026 14:60', 'startTimeNotReal', 'Please choose a time from 00:00 to 23:59'],
    ['27/3/2026 noon:00', 'startTimeNotReal', 'Please choose a time from 00:00 to 23:59'],
  ])('refuses "%s" and names the wrong part', (typed, key, message) => {
    expect(read(typed)).toMatchObject({ ok: false, key, message })
  })

  it('reads back every value it shows', () => {
    const times = fc.record({ day: fc.nat(40_000), hour: fc.nat(23), minute: fc.nat(59) })
    fc.assert(
      fc.property(times, ({ day, hour, minute }) => {
        const time = { date: addDays(localDate('1970-01-01'), day), hour, minute }
        expect(read(start.show(time))).toEqual({ ok: true, value: time })
      }),
    )
  })

  it('never throws, for any text', () => {
    fc.assert(fc.property(fc.string(), (typed) => typeof read(typed).ok === 'boolean'))
  })

  it('offers hours 00 to 23 and minutes by the step [COV-11]', () => {
    expect([startHours.length, startHours[0], startHours[23]]).toEqual([24, '00', '23'])
    expect(startMinutes(15)).toEqual(['00', '15', '30', '45'])
    expect(startMinutes(30)).toEqual(['00', '30'])
    expect(startMinutes(5)).toHaveLength(12)
  })
})
