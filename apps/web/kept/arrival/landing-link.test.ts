import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
})

const { currentRedirectedFrom, takeLandingLink, useLanding } = await import('./landing-link')
const { resetQuote, useQuote } = await import('../quote-state')

const at = (address: string) => history.replaceState({ kept: true }, '', address)
beforeEach(() => {
  resetQuote()
  useLanding.setState({ aggLoading: false }, true)
})
afterEach(() => at('/'))

const TOKEN = 'T0ken-_'.padEnd(43, 'x')

it('takes the link out of the address and leaves nothing of it behind [AGG-01] [T5]', () => {
  const entries = history.length
  at(`/pcw-result?campaign=mail&Token=${TOKEN}&QuoteRef=A-1#part`)
  takeLandingLink()
  expect(location.href).toMatch(/\/pcw-result\?campaign=mail#part$/)
  expect(history.state).toEqual({ kept: true })
  expect(history.length).toBe(entries)
  expect(useLanding.getState().link).toMatchObject({ kind: 'comparison-site', token: TOKEN })
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie])
  expect(stored).not.toContain(TOKEN)
})

it('is loading the quote of a comparison site, and of nobody else [AGG-05]', () => {
  at(`/pcw-result?Token=${TOKEN}&QuoteRef=A-1`)
  takeLandingLink()
  expect(useLanding.getState().aggLoading).toBe(true)
  at(`/results?quote=${TOKEN}`)
  takeLandingLink()
  expect(useLanding.getState().aggLoading).toBe(false)
})

it('leaves other pages alone', () => {
  at(`/quote/about-you?Token=${TOKEN}&QuoteRef=A-1`)
  takeLandingLink()
  expect(useLanding.getState().link).toBeUndefined()
  expect(location.search).toContain(TOKEN)
})

it('keeps who sent the customer with the quote of the tab, when the link names no other [AGG-15]', () => {
  at('/results?redirected-from=quotelark')
  takeLandingLink()
  expect(useQuote.getState().redirectedFrom).toBe('quotelark')
  expect(currentRedirectedFrom()).toBe('quotelark')
})

it('tells who sent the customer while their quote is on its way, and keeps it with no quote but theirs', () => {
  at(`/pcw-result?Token=${TOKEN}&QuoteRef=A-1&redirected-from=quotelark`)
  takeLandingLink()
  expect(currentRedirectedFrom()).toBe('quotelark')
  expect(useQuote.getState().redirectedFrom).toBeUndefined()
})
