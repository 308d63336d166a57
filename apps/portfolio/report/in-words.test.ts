import { localDate } from '@milepost/domain/values/local-date'
import { expect, it } from 'vitest'
import { change, dayInWords, multiplier, share, signedSum, spoken } from './in-words.ts'

it.each([
  [change(0.0424), '+4.2%'],
  [change(-0.1), '−10.0%'],
  [change(-0.0004), '0.0%'],
  [change(0), '0.0%'],
  [signedSum(-123_456), '−£1,235'],
  [signedSum(40), '£0'],
  [spoken(1_211_678_325), '£12.12 million'],
  [spoken(50_000), '£500'],
  [share(1, 3), '33%'],
  [share(1, 1000), 'under 1%'],
  [share(999, 1000), 'over 99%'],
  [share(0, 0), '0%'],
  [dayInWords(localDate('2026-12-01')), '1 December 2026'],
  [multiplier(1.1000000001), '1.1'],
])('%s', (written, expected) => {
  expect(written).toBe(expected)
})
