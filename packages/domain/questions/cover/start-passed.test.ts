import { expect, it } from 'vitest'
import { localDate } from '../../values/local-date.ts'
import { asked } from '../people/testing.ts'
import { startPassed } from './start-passed.ts'

const from = (date: string, hour: number, minute: number) => ({
  effectiveFrom: { date: localDate(date), hour, minute },
})
const at = (now: string) => ({ today: localDate(now.slice(0, 10)), now: new Date(now) })

it.each([
  ['the same day', '2026-11-16T10:16:00Z', 'The start time you chose has passed. Please choose a later time'],
  [
    'the next day',
    '2026-11-17T09:00:00Z',
    "Your cover can't start in the past. Please choose today or a later date",
  ],
])('detects a start that has passed: %s [COV-04]', (_, now, message) => {
  expect(startPassed({ ...asked(from('2026-11-16', 10, 15)), ...at(now) })?.message).toBe(message)
})

it('ignores a start that is still to come, was never chosen or was never valid', () => {
  const now = at('2026-11-16T10:14:00Z')
  expect(startPassed({ ...asked(from('2026-11-16', 10, 15)), ...now })).toBeUndefined()
  expect(startPassed({ ...asked({}), ...now })).toBeUndefined()
  expect(startPassed({ ...asked(from('2027-11-16', 10, 15)), ...now })).toBeUndefined()
})
