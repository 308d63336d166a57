import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reference } from '../resume/testing/restored'

let stamp: typeof import('./browser-marks')
let tab: typeof import('./quote-state')

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  stamp = await import('./browser-marks')
  tab = await import('./quote-state')
})
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

it('is valid for 30 minutes and not a second longer [RET-09] [CON-31]', () => {
  stamp.stampQuote(reference)
  vi.setSystemTime(new Date('2026-11-16T10:30:00Z'))
  expect(stamp.stampedQuote()).toEqual({ quoteReference: reference, isValid: true })
  vi.setSystemTime(new Date('2026-11-16T10:30:01Z'))
  expect(stamp.stampedQuote()).toEqual({ quoteReference: reference, isValid: false })
})

it('is not believed when it says it comes from the future', () => {
  stamp.stampQuote(reference)
  vi.setSystemTime(new Date('2026-11-16T09:00:00Z'))
  expect(stamp.stampedQuote()?.isValid).toBe(false)
})

it('holds a time and the reference, and nothing else [T24]', () => {
  stamp.stampQuote(reference)
  expect(Object.values({ ...localStorage })).toEqual([`${Date.parse('2026-11-16T10:00:00Z')} ${reference}`])
})

it.each(['', 'nonsense', '1'])('is none when what is stored is %j', (text) => {
  localStorage.setItem('milepost:acorn_pc:retrieve-stamp', text)
  expect(stamp.stampedQuote()).toBeUndefined()
})

it('goes with the quote of the tab, and no other [RET-09]', async () => {
  const { takeResumedQuote } = await import('../resume/resumed-quote')
  const { aRestored } = await import('../resume/testing/restored')
  await takeResumedQuote(aRestored(), 'stored-quote')
  stamp.stampQuote('A-0THER')
  tab.resetQuote()
  expect(stamp.stampedQuote()?.quoteReference).toBe('A-0THER')
  await takeResumedQuote(aRestored(), 'stored-quote')
  stamp.stampQuote(reference)
  tab.abandonQuote()
  expect(stamp.stampedQuote()).toBeUndefined()
})

it('is none in a browser that keeps no storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError')
  })
  expect(() => stamp.stampQuote(reference)).not.toThrow()
  expect(stamp.stampedQuote()).toBeUndefined()
})
