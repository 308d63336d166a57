import { expect, it } from 'vitest'
import { inThePast } from './past'

it('leaves today its allowance of an hour, whatever was priced today before the demonstration', () => {
  const secondsOfACall = (inThePast.hours * 3_600) / inThePast.count
  expect(secondsOfACall * 200).toBeLessThan(3_600 / 5)
})
