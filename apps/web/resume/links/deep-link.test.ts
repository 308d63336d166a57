import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const { currentRedirectedFrom, currentVisitor, pageCounted, takeDeepLink, useDeepLink } = await import(
  './deep-link.ts'
)
const { resetQuote, useQuote } = await import('../../state/quote-state.ts')

const at = (address: string) => history.replaceState({ kept: true }, '', address)
beforeEach(() => {
  resetQuote()
  useDeepLink.setState({ aggLoading: false }, true)
})
afterEach(() => at('/'))

const TOKEN = 'T0ken-_'.padEnd(43, 'x')

it('removes the link from the URL and leaves no trace of it [AGG-01] [T5]', () => {
  const entries = history.length
  at(`/pcw-result?campaign=mail&Token=${TOKEN}&QuoteRef=A-1#part`)
  takeDeepLink()
  expect(location.href).toMatch(/\/pcw-result\?campaign=mail#part$/)
  expect(history.state).toEqual({ kept: true })
  expect(history.length).toBe(entries)
  expect(useDeepLink.getState().parameters?.get('token')).toBe(TOKEN)
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie])
  expect(stored).not.toContain(TOKEN)
})

it('marks the quote as loading for comparison-site links only [AGG-05]', () => {
  at(`/pcw-result?Token=${TOKEN}&QuoteRef=A-1`)
  takeDeepLink()
  expect(useDeepLink.getState().aggLoading).toBe(true)
  at(`/results?quote=${TOKEN}`)
  takeDeepLink()
  expect(useDeepLink.getState().aggLoading).toBe(false)
})

it('leaves the URLs of other pages unchanged', () => {
  at(`/quote/about-you?Token=${TOKEN}&QuoteRef=A-1`)
  takeDeepLink()
  expect(useDeepLink.getState().parameters).toBeUndefined()
  expect(location.search).toContain(TOKEN)
})

it('stores who sent the customer with the quote of the tab, if the link names no other quote [AGG-15]', () => {
  at('/results?redirected-from=quotelark')
  takeDeepLink()
  expect(useQuote.getState().redirectedFrom).toBe('quotelark')
  expect(currentRedirectedFrom()).toBe('quotelark')
})

it('reports who sent the customer while their quote is loading, and stores it with that quote only', () => {
  at(`/pcw-result?Token=${TOKEN}&QuoteRef=A-1&redirected-from=quotelark`)
  takeDeepLink()
  expect(currentRedirectedFrom()).toBe('quotelark')
  expect(useQuote.getState().redirectedFrom).toBeUndefined()
})

describe('the visitor [JRN-24] [AGG-11]', () => {
  const link = `/pcw-result?Token=${TOKEN}&QuoteRef=A-1`
  const fromSite = { sourceOfBusiness: 'pennyfair', quoteRef: 'A-9', licenceNumberRequired: false }

  it('is the comparison site’s before the quote is loaded, regardless of what the tab held before', () => {
    useQuote.setState({ aggregator: fromSite })
    at(`${link}&SourceOfBusiness=quotelark`)
    takeDeepLink()
    expect(location.search).toBe('')
    expect(currentVisitor()).toEqual({ channel: 'Aggregator', source: 'quotelark' })
  })

  it('is a comparison site’s even if an older link names no site, or another names an unknown one', () => {
    for (const address of [link, `${link}&SourceOfBusiness=evil`]) {
      useQuote.setState({ aggregator: fromSite })
      at(address)
      takeDeepLink()
      expect(currentVisitor()).toEqual({ channel: 'Aggregator' })
    }
  })

  it('is the site’s on the page the link led to, and then as the quote in the tab says', () => {
    at(`${link}&SourceOfBusiness=quotelark`)
    takeDeepLink()
    pageCounted('/pcw-result')
    useDeepLink.setState({ parameters: undefined })
    expect(currentVisitor()).toEqual({ channel: 'Aggregator', source: 'quotelark' })
    pageCounted('/error')
    expect(currentVisitor()).toEqual({ channel: 'Direct' })
    useQuote.setState({ aggregator: fromSite })
    expect(currentVisitor()).toEqual({ channel: 'Aggregator', source: 'pennyfair' })
  })

  it('is direct by an emailed link, or by the name of a site alone', () => {
    for (const address of [`/results?quote=${TOKEN}`, '/pcw-result?SourceOfBusiness=quotelark']) {
      at(address)
      takeDeepLink()
      expect(currentVisitor()).toEqual({ channel: 'Direct' })
    }
  })
})
