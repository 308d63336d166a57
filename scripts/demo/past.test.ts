import { expect, it } from 'vitest'
import { inThePast } from './past.ts'

it('leaves today’s hourly allowance, regardless of the prices requested before the demonstration', () => {
  const secondsOfACall = (inThePast.hours * 3_600) / inThePast.count
  expect(secondsOfACall * 200).toBeLessThan(3_600 / 5)
})
