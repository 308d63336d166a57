import { describe, expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { pence } from '../values/pence.ts'
import { type LenderEvent, openDefaultNotice } from './lender-event.ts'

const event = (kind: LenderEvent['kind'], on: string, amount = 5_000): LenderEvent => ({
  kind,
  on: localDate(on),
  amount: pence(amount),
})

describe('a default notice', () => {
  it('gives fourteen days from when it counts as received by post [DSK-520] [CON-23]', () => {
    const missed = event('missed', '2026-12-16')
    expect(openDefaultNotice([missed])).toBeUndefined()
    expect(openDefaultNotice([missed, event('default-notice', '2027-01-04')])).toEqual({
      on: '2027-01-04',
      amount: 5_000,
      runsOutOn: '2027-01-20',
    })
  })

  it('falls away when its amount has been collected since, and not before [DSK-520]', () => {
    const notice = event('default-notice', '2027-01-04')
    expect(openDefaultNotice([notice, event('collected', '2027-01-03')])).toBeDefined()
    expect(openDefaultNotice([notice, event('collected', '2027-01-10', 4_999)])).toBeDefined()
    expect(openDefaultNotice([notice, event('collected', '2027-01-10')])).toBeUndefined()
  })

  it('is the newest of several [DSK-520]', () => {
    const notices = [event('default-notice', '2027-03-01'), event('default-notice', '2027-01-04')]
    expect(openDefaultNotice(notices)?.on).toBe('2027-03-01')
  })
})
