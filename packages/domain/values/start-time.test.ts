import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultStartTime, nearestQuarterHour, startTime } from './start-time.ts'

const MINUTE = 60_000
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

function at(time: string): Date {
  return new Date(`2026-05-10T${time}Z`)
}

it.each([
  ['10:07:29', '10:00:00'],
  ['10:07:30', '10:15:00'],
  ['10:15:00', '10:15:00'],
  ['10:22:29.999', '10:15:00'],
  ['23:53:00', '24:00:00'],
])('rounds %s to the nearest quarter of an hour, %s [CON-11]', (time, expected) => {
  expect(nearestQuarterHour(at(time))).toEqual(at(expected))
})

it('moves a start that has passed to the next quarter of an hour [CON-11]', () => {
  expect(startTime(at('10:05:00'), at('10:05:00'))).toEqual(at('10:15:00'))
  expect(startTime(at('08:00:00'), at('10:16:00'))).toEqual(at('10:30:00'))
  expect(startTime(at('10:15:00'), at('10:15:00'))).toEqual(at('10:30:00'))
})

it('leaves a start in the future at its rounded time', () => {
  expect(startTime(at('14:10:00'), at('10:00:00'))).toEqual(at('14:15:00'))
})

it.each([
  ['10:00:00', '10:15:00'],
  ['10:07:00', '10:15:00'],
  ['10:08:00', '10:30:00'],
])('at %s offers %s, 15 minutes later and rounded [CON-11]', (now, expected) => {
  expect(defaultStartTime(at(now))).toEqual(at(expected))
})

it('always starts on a quarter of an hour, later than now and no later than necessary', () => {
  fc.assert(
    fc.property(instants, instants, (requested, now) => {
      const start = startTime(requested, now)
      expect(start.getTime() % (15 * MINUTE)).toBe(0)
      expect(start.getTime()).toBeGreaterThan(now.getTime())
      const latest = Math.max(requested.getTime() + 7.5 * MINUTE, now.getTime() + 15 * MINUTE)
      expect(start.getTime()).toBeLessThanOrEqual(latest)
    }),
  )
})
