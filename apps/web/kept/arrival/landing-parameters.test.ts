import { expect, it } from 'vitest'
import { isLanding, landingParameters } from './landing-parameters'

const linkIn = (search: string) => landingParameters(search)?.link

it('reads the link of a comparison site, whatever the case of its names [AGG-01] [D-229]', () => {
  const link = { kind: 'comparison-site', token: 't0k-en_', quoteReference: 'A-1', isBreakdownSelected: true }
  expect(linkIn('?Token=t0k-en_&QuoteRef=A-1&IsBreakdownSelected=true')).toEqual(link)
  expect(linkIn('?token=t0k-en_&QUOTEREF=A-1&IsBreakDownSelected=True')).toEqual(link)
})

it('chooses breakdown cover only for whoever chose it', () => {
  for (const said of ['', '&IsBreakdownSelected=false', '&IsBreakdownSelected=1', '&IsBreakdownSelected='])
    expect(linkIn(`?Token=t&QuoteRef=A-1${said}`)).toMatchObject({ isBreakdownSelected: false })
})

it('reads the token of a quote [AGG-02]', () => {
  expect(linkIn('?quote=abc')).toEqual({ kind: 'token', token: 'abc' })
  expect(linkIn('?Quote=abc')).toEqual({ kind: 'token', token: 'abc' })
})

it.each(['?Token=t', '?QuoteRef=A-1', '?Token=<x>&QuoteRef=A-1', '?Token=t&QuoteRef=../a', '?quote='])(
  'takes %s for a broken link',
  (search) => {
    expect(linkIn(search)).toEqual({ kind: 'broken' })
  },
)

it('leaves what is not its own in the address', () => {
  const found = landingParameters('?gclid=G1&Token=t&QuoteRef=A-1&platform=App')
  expect(found?.rest).toBe('?gclid=G1&platform=App')
  expect(landingParameters('?Token=t&QuoteRef=A-1')?.rest).toBe('')
  expect(landingParameters('?gclid=G1')).toBeUndefined()
})

it('keeps a word of who sent the customer, with or without a quote [AGG-15]', () => {
  expect(landingParameters('?redirected-from=quote_lark-2')).toEqual({
    link: undefined,
    redirectedFrom: 'quote_lark-2',
    rest: '',
  })
})

it.each(['//evil', 'https:evil', '\\evil', '%2F%2Fevil', '%5Cevil', 'a.b', 'x'.repeat(41), ''])(
  'takes %s for no word, and out of the address all the same [T12]',
  (word) => {
    const found = landingParameters(`?redirected-from=${word}`)
    expect(found?.redirectedFrom).toBeUndefined()
    expect(found?.rest).toBe('')
  },
)

it('is for four pages, however a site writes their addresses [D-228]', () => {
  for (const page of [
    '/results',
    '/pcw-result',
    '/PCW-Result/',
    '/vehicle-landing-page',
    '/policy-selection',
  ])
    expect(isLanding(page)).toBe(true)
  for (const page of ['/', '/your-quote-details', '/quote-retrieval', '/quote/about-you', '/results/more'])
    expect(isLanding(page)).toBe(false)
})
