import { describe, expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { heldUntil, priceHeldUntil, promisedBy } from './promise.ts'

describe('promised times', () => {
  it('are 17:00 on the next working day [DSK-401]', () => {
    expect(promisedBy(new Date('2026-11-17T10:00:00Z')).toISOString()).toBe('2026-11-18T17:00:00.000Z')
    // A Friday evening, and the day before Christmas.
    expect(promisedBy(new Date('2026-11-20T22:00:00Z')).toISOString()).toBe('2026-11-23T17:00:00.000Z')
    expect(promisedBy(new Date('2026-12-24T09:00:00Z')).toISOString()).toBe('2026-12-29T17:00:00.000Z')
    // British summer time.
    expect(promisedBy(new Date('2026-07-01T09:00:00Z')).toISOString()).toBe('2026-07-02T16:00:00.000Z')
  })

  it('hold an approval for seven days or to the end of the quote, and its price to the start of cover at most [DSK-401]', () => {
    const now = new Date('2026-11-17T10:00:00Z')
    const until = heldUntil(now, new Date('2026-12-17T10:00:00Z'))
    expect(until.toISOString()).toBe('2026-11-24T23:59:59.999Z')
    expect(heldUntil(now, new Date('2026-11-19T10:00:00Z')).toISOString()).toBe('2026-11-19T10:00:00.000Z')
    expect(priceHeldUntil(until, localDate('2026-11-20')).toISOString()).toBe('2026-11-20T23:59:59.999Z')
    expect(priceHeldUntil(until, localDate('2026-12-10'))).toEqual(until)
  })
})
