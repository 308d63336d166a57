import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate } from './local-date.ts'
import {
  endOfLondonDay,
  formatInstant,
  instantOf,
  londonDate,
  londonTime,
  startOfLondonDay,
} from './london-time.ts'

/** Clocks go forward at 01:00 UTC on 29 March 2026 and back at 01:00 UTC on 25 October 2026. */
const SPRING = localDate('2026-03-29')
const AUTUMN = localDate('2026-10-25')

const instants = fc.date({ min: new Date('1980-01-01'), max: new Date('2080-01-01'), noInvalidDate: true })

describe('London time', () => {
  it('starts a new day at midnight in London, not at midnight UTC', () => {
    expect(londonDate(new Date('2026-07-01T22:59:59Z'))).toBe('2026-07-01')
    expect(londonDate(new Date('2026-07-01T23:00:00Z'))).toBe('2026-07-02')
    expect(londonDate(new Date('2026-01-01T23:59:59Z'))).toBe('2026-01-01')
  })

  it('follows summer time and shows midnight as 0 hours', () => {
    expect(londonTime(new Date('2026-07-01T08:15:30Z'))).toEqual({ date: '2026-07-01', hour: 9, minute: 15 })
    expect(londonTime(new Date('2026-01-01T00:05:00Z'))).toEqual({ date: '2026-01-01', hour: 0, minute: 5 })
  })
})

it('changes the clocks on the same days as the engine’s calendar, from 1996 on', () => {
  const calendar = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  })
  for (let year = 1996; year < 2100; year += 1) {
    const around = [2, 9].flatMap((month) =>
      Array.from({ length: 10 * 24 }, (_, hours) => Date.UTC(year, month, 23, hours)),
    )
    // The first and the last minute of every hour of the days in question.
    for (const instant of around.flatMap((hour) => [new Date(hour), new Date(hour - 60_000)])) {
      const { hour, minute } = londonTime(instant)
      const shown = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
      if (shown !== calendar.format(instant))
        expect(`${instant.toISOString()} ${shown}`).toBe('as the calendar has it')
    }
  }
})

describe('the instant of a time in London', () => {
  it.each([
    ['2026-01-15', 9, 30, '2026-01-15T09:30:00.000Z'],
    ['2026-07-15', 9, 30, '2026-07-15T08:30:00.000Z'],
    [SPRING, 0, 59, '2026-03-29T00:59:00.000Z'],
    [SPRING, 2, 0, '2026-03-29T01:00:00.000Z'],
    [AUTUMN, 0, 59, '2026-10-24T23:59:00.000Z'],
    [AUTUMN, 2, 0, '2026-10-25T02:00:00.000Z'],
  ])('of %s %i:%i is %s', (date, hour, minute, expected) => {
    expect(instantOf({ date: localDate(date), hour, minute }).toISOString()).toBe(expected)
  })

  it('is an hour later for a time that spring skips', () => {
    const instant = instantOf({ date: SPRING, hour: 1, minute: 30 })
    expect(londonTime(instant)).toEqual({ date: SPRING, hour: 2, minute: 30 })
  })

  it('is the first of the two for a time that autumn repeats', () => {
    expect(instantOf({ date: AUTUMN, hour: 1, minute: 30 }).toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  it('shows the time it was created from, except in a skipped hour', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const shown = londonTime(instant)
        const again = instantOf(shown)
        expect(londonTime(again)).toEqual(shown)
        const behind = Math.floor(instant.getTime() / 60_000) * 60_000 - again.getTime()
        // An hour earlier only for the second of two equal local times.
        expect([0, 3_600_000]).toContain(behind)
      }),
    )
  })
})

describe('a day in London', () => {
  it.each([
    ['2026-01-15', 24],
    [SPRING, 23],
    [AUTUMN, 25],
  ])('%s has %i hours', (date, hours) => {
    const start = startOfLondonDay(localDate(date))
    const end = endOfLondonDay(localDate(date))
    expect(end.getTime() + 1 - start.getTime()).toBe(hours * 3_600_000)
  })

  it('includes every instant that has its date, through the last minute', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const date = londonDate(instant)
        expect(startOfLondonDay(date) <= instant && instant <= endOfLondonDay(date)).toBe(true)
        expect(londonTime(endOfLondonDay(date))).toEqual({ date, hour: 23, minute: 59 })
      }),
    )
  })
})

describe('an instant in JSON', () => {
  it('has the offset of its day', () => {
    expect(formatInstant(new Date('2026-07-01T08:15:30.250Z'))).toBe('2026-07-01T09:15:30+01:00')
    expect(formatInstant(new Date('2026-01-01T08:15:00Z'))).toBe('2026-01-01T08:15:00+00:00')
  })

  it('is read back as the same second', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(Date.parse(formatInstant(instant))).toBe(Math.floor(instant.getTime() / 1000) * 1000)
      }),
    )
  })
})
