import { describe, expect, it } from 'vitest'
import { deepLinkFrom } from './read-deep-link.ts'

const { holdDeepLink, isDeepLinkPage, deepLinkIn, useDeepLink } = await import('./deep-link.ts')

const linkIn = (search: string) => deepLinkFrom(deepLinkIn(search)?.parameters ?? new Map())
/** What is known about a visitor before the page of their link is loaded. */
const read = (search: string) => {
  const landing = deepLinkIn(search)
  if (!landing) return undefined
  holdDeepLink(landing.parameters)
  const { arrivedBy, redirectedFrom } = useDeepLink.getState()
  return { site: arrivedBy?.site, redirectedFrom, rest: landing.rest }
}
const TOKEN = 't0k-en_'.padEnd(43, 'x')
const SITE = `?Token=${TOKEN}&QuoteRef=A-1`

it('reads the link of a comparison site, regardless of the case of its names [AGG-01] [D-229]', () => {
  const link = { kind: 'comparison-site', token: TOKEN, quoteReference: 'A-1', isBreakdownSelected: true }
  expect(linkIn(`${SITE}&IsBreakdownSelected=true`)).toEqual(link)
  expect(linkIn(`?token=${TOKEN}&QUOTEREF=A-1&IsBreakDownSelected=True`)).toEqual(link)
})

it('selects breakdown cover only for customers who chose it', () => {
  for (const parameters of [
    '',
    '&IsBreakdownSelected=false',
    '&IsBreakdownSelected=1',
    '&IsBreakdownSelected=',
  ])
    expect(linkIn(SITE + parameters)).toMatchObject({ isBreakdownSelected: false })
})

it('reads the token of a quote [AGG-02]', () => {
  expect(linkIn(`?quote=${TOKEN}`)).toEqual({ kind: 'emailed-link', token: TOKEN })
  expect(linkIn(`?Quote=${TOKEN}`)).toEqual({ kind: 'emailed-link', token: TOKEN })
})

describe('a link altered by an email program', () => {
  it.each(['.', '>', '%3E', ')', '&amp;gclid=G1'])('is read even if %s follows it [AGG-01]', (junk) => {
    expect(linkIn(`?quote=${TOKEN}${junk}`)).toEqual({ kind: 'emailed-link', token: TOKEN })
    expect(linkIn(`${SITE}${junk}`)).toMatchObject({ kind: 'comparison-site', quoteReference: 'A-1' })
    expect(linkIn(`${SITE}&IsBreakdownSelected=true${junk}`)).toMatchObject({ isBreakdownSelected: true })
    expect(read(`${SITE}&SourceOfBusiness=quotelark${junk}`)?.site).toBe('quotelark')
  })

  it('is read with &amp; between its parts [AGG-01]', () => {
    expect(linkIn(`?Token=${TOKEN}&amp;QuoteRef=A-1`)).toMatchObject({ kind: 'comparison-site' })
  })
})

it.each([
  [`?Token=${TOKEN}`, { of: 'comparison-site' }],
  ['?QuoteRef=A-1', { of: 'comparison-site', quoteReference: 'A-1' }],
  ['?Token=<x>&QuoteRef=A-1', { of: 'comparison-site', quoteReference: 'A-1' }],
  [`?Token=${TOKEN}&QuoteRef=a/../b`, { of: 'comparison-site' }],
  ['?quote=', { of: 'emailed-link' }],
  [`?quote=${TOKEN.slice(1)}`, { of: 'emailed-link' }],
])('treats %s as a damaged link, and keeps what can still be read', (search, damage) => {
  expect(linkIn(search)).toEqual({ kind: 'damaged', ...damage })
})

it('names the comparison site it was made for, and no unknown site [JRN-24]', () => {
  expect(read(`${SITE}&SourceOfBusiness=Quotelark`)).toMatchObject({ site: 'quotelark', rest: '' })
  expect(read(SITE)?.site).toBeUndefined()
  expect(read(`${SITE}&SourceOfBusiness=evil`)?.site).toBeUndefined()
})

it('leaves other parameters in the URL', () => {
  const found = read(`?gclid=G1&Token=${TOKEN}&QuoteRef=A-1&platform=App`)
  expect(found?.rest).toBe('?gclid=G1&platform=App')
  expect(read(SITE)?.rest).toBe('')
  expect(read('?gclid=G1')).toBeUndefined()
})

it('reads who sent the customer, with or without a quote [AGG-15]', () => {
  expect(read('?redirected-from=quote_lark-2')).toEqual({
    site: undefined,
    redirectedFrom: 'quote_lark-2',
    rest: '',
  })
})

it.each(['//evil', 'https:evil', '\\evil', '%2F%2Fevil', '%5Cevil', 'a.b', 'x'.repeat(41), ''])(
  'rejects %s as a name of who sent the customer, and still removes it from the URL [T12]',
  (word) => {
    const found = read(`?redirected-from=${word}`)
    expect(found?.redirectedFrom).toBeUndefined()
    expect(found?.rest).toBe('')
  },
)

it('is for four pages, for every spelling of their URLs [D-228]', () => {
  for (const page of [
    '/results',
    '/pcw-result',
    '/PCW-Result/',
    '/vehicle-landing-page',
    '/policy-selection',
  ])
    expect(isDeepLinkPage(page)).toBe(true)
  for (const page of ['/', '/your-quote-details', '/quote-retrieval', '/quote/about-you', '/results/more'])
    expect(isDeepLinkPage(page)).toBe(false)
})
