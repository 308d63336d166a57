import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDate, localDate } from './local-date.ts'
import { fromStoredDate, unsetDate } from './stored-date.ts'

it('reads 1700-02-01 as an unset date and shows it as empty [NAV-30]', () => {
  expect(fromStoredDate(localDate('1700-02-01'))).toBeUndefined()
  expect(formatDate(fromStoredDate(unsetDate))).toBe('')
})

it('leaves every other date unchanged', () => {
  const dates = fc.date({ min: new Date('1700-02-02'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (instant) => {
      const date = localDate(instant.toISOString().slice(0, 10))
      expect(fromStoredDate(date)).toBe(date)
    }),
  )
})
