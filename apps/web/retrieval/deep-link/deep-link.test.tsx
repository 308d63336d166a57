import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RestoredQuote } from '../../api/retrieve-quote.ts'
import { changeIn } from '../../form/change.ts'
import { useDeepLink } from '../../resume/links/deep-link.ts'
import { answeredFor, aRestored, reference } from '../../resume/testing/restored.ts'
import { useLocation, useNavigate } from '../../router.tsx'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import {
  type MemoryHistory,
  MemoryRouter,
  memoryHistory,
  Route,
  Routes,
} from '../../testing/memory-router.tsx'
import { FollowDeepLink } from './FollowDeepLink.tsx'

// Pages and questions are loaded on demand.
configure({ asyncUtilTimeout: 4_000 })

const server = {
  asked: [] as string[],
  answer: async () => new Response(null, { status: 204 }),
  opens: (): Response | Promise<Response> => new Response(null, { status: 204 }),
}
const gives = (quote: RestoredQuote) => {
  server.answer = async () => Response.json(quote)
}
const refusal = (status: number, code: string) =>
  Response.json({ title: '', status, code, message: '', errors: [] }, { status })
const refuses = (status: number, code: string) => {
  server.answer = async () => refusal(status, code)
}
const fromSite = (more: Partial<RestoredQuote> = {}) =>
  aRestored({
    sourceOfBusiness: 'quotelark',
    provenance: { 'vehicleDetails.isImported': 'assumed' },
    priceShown: { inFull: 569.24, perMonth: 51.19, at: '2026-11-14T09:00:00+00:00' },
    licenceNumberRequired: true,
    ...more,
  })

beforeEach(() => {
  resetQuote()
  useDeepLink.setState({ aggLoading: false }, true)
  server.asked = []
  server.answer = async () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', async (address: string) => {
    server.asked.push(address)
    return address.endsWith('/OpenQuoteLink') ? server.opens() : server.answer()
  })
})
afterEach(cleanup)

let go: ReturnType<typeof useNavigate>
let history: MemoryHistory
function Elsewhere({ name }: { name: string }) {
  const { pathname, search, state } = useLocation()
  go = useNavigate()
  return <p>{`${name} ${pathname}${search} ${changeIn(state) ?? ''}`.trim()}</p>
}

function land(address: string, state?: object) {
  history = memoryHistory(['/before'])
  render(
    <MemoryRouter history={history}>
      <Routes>
        {['/results', '/pcw-result', '/vehicle-landing-page', '/policy-selection'].map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <FollowDeepLink>
                <Elsewhere name="page" />
              </FollowDeepLink>
            }
          />
        ))}
        <Route path="*" element={<Elsewhere name="elsewhere" />} />
      </Routes>
    </MemoryRouter>,
  )
  act(() => void go(address, { state }))
}
const TOKEN = 'tok'.padEnd(43, 'x')
const SITE = `/pcw-result?Token=${TOKEN}&QuoteRef=A-1`
const EMAILED = `/results?quote=${TOKEN}`
const press = async (name: string) =>
  act(async () => void (await screen.findByRole('button', { name })).click())

describe('the page that a deep link leads to', () => {
  it('shows "Updating Quote..." while the quote is loaded [AGG-03] [AGG-05]', async () => {
    server.answer = () => new Promise(() => undefined)
    land(SITE)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Updating Quote...')
    expect(useDeepLink.getState().aggLoading).toBe(true)
  })

  it('loads the quote of a comparison site into the tab, at step 7 [AGG-02] [AGG-05] [NAV-18]', async () => {
    gives(fromSite())
    land(`${SITE}&IsBreakdownSelected=TRUE&redirected-from=lark`)
    await screen.findByText('page /pcw-result')
    expect(server.asked).toEqual([
      `/api/v1/Quote/GetAggregatorQuoteDetails?Token=${TOKEN}&QuoteReference=A-1&IsBreakDownSelected=true`,
    ])
    const { activeStep, aggregator, provenance, redirectedFrom } = useQuote.getState()
    expect(activeStep).toBe(7)
    expect(aggregator).toMatchObject({ sourceOfBusiness: 'quotelark', quoteRef: reference })
    expect(provenance).toEqual({ 'vehicleDetails.isImported': 'assumed' })
    expect(redirectedFrom).toBe('lark')
    expect(useResults.getState()).toMatchObject({
      paymentMethod: 'CARD_PAYMENT',
      arrival: { inFull: 569.24, perMonth: 51.19, outcomeId: 'outcome-1' },
    })
    expect(useDeepLink.getState().aggLoading).toBe(false)
  })

  it('loads a quote by its token, once the customer has pressed the button [AGG-02] [D-227]', async () => {
    gives(aRestored())
    land(EMAILED)
    await screen.findByRole('heading', { name: 'Your quote is ready to open' })
    await new Promise((done) => setTimeout(done, 50))
    expect(server.asked).toEqual([])
    server.opens = () => new Response(null, { status: 204 })
    await press('Open my quote')
    await screen.findByText('page /results')
    expect(server.asked).toEqual(['/api/v1/Quote/OpenQuoteLink', `/api/v1/Quote/GetQuote?quote=${TOKEN}`])
  })

  it('loads it immediately for a customer who has just passed the check of a reminder [RMD-05]', async () => {
    gives(aRestored())
    land(EMAILED, { isUnlocked: true })
    await screen.findByText('page /results')
    expect(server.asked).toEqual([`/api/v1/Quote/GetQuote?quote=${TOKEN}`])
  })

  it('lets the customer press the button again when no reply arrived [D-227]', async () => {
    server.opens = () => Promise.reject(new TypeError('Failed to fetch'))
    land(EMAILED)
    await press('Open my quote')
    await screen.findByText("We couldn't reach your quote")
    server.opens = () => refusal(429, 'TOO_MANY_REQUESTS')
    await press('Open my quote')
    await screen.findByText("We couldn't reach your quote")
    gives(aRestored())
    server.opens = () => new Response(null, { status: 204 })
    await press('Open my quote')
    await screen.findByText('page /results')
  })

  it('requests the quote once, and not again when the customer comes back to the page', async () => {
    gives(fromSite())
    land(SITE)
    await screen.findByText('page /pcw-result')
    act(() => void go('/quote/about-you'))
    act(() => void go('/pcw-result'))
    await screen.findByText('page /pcw-result')
    expect(server.asked).toHaveLength(1)
  })

  it('goes to the start, which explains it, when there is no quote [AGG-04] [ERR-03]', async () => {
    land(SITE)
    await screen.findByText('elsewhere /')
    expect(useDeepLink.getState().dead).toMatchObject({
      kind: 'comparison-site',
      why: 'gone',
      quoteReference: 'A-1',
    })
  })

  it('goes there with an emailed link that was used or is too old, to request a new one [AGG-04]', async () => {
    server.opens = () => refusal(404, 'QUOTE_NOT_FOUND')
    land(EMAILED)
    await press('Open my quote')
    await screen.findByText('elsewhere /')
    expect(useDeepLink.getState().dead).toMatchObject({ kind: 'emailed-link', why: 'gone', token: TOKEN })
  })

  it.each([
    [`/pcw-result?Token=${TOKEN}`, 'comparison-site'],
    [`/results?quote=${TOKEN.slice(9)}`, 'emailed-link'],
  ])('goes there with part of a link, %s, and sends no request [AGG-04]', async (address, kind) => {
    land(address)
    await screen.findByText('elsewhere /')
    expect(server.asked).toEqual([])
    expect(useDeepLink.getState().dead).toMatchObject({ kind, why: 'damaged' })
  })

  it.each([
    ['QUOTE_TAKEN_UP', '/quote-taken-up'],
    ['QUOTE_EXPIRED', '/quote-expired'],
    ['QUOTE_LOCKED', '/quote-locked'],
  ])(
    'goes to the end page of %s, and Back leads to where the customer came from [NAV-38]',
    async (code, page) => {
      refuses(409, code)
      land(SITE)
      await screen.findByText(`elsewhere ${page}`)
      act(() => history.back())
      await screen.findByText('elsewhere /before')
    },
  )

  it.each([
    ['a server that fails', () => refuses(500, 'INTERNAL_ERROR')],
    [
      'no answer',
      () => {
        server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
      },
    ],
  ])('goes to /error after %s [AGG-04]', async (_name, fail) => {
    fail()
    land(SITE)
    await screen.findByText('elsewhere /error')
  })

  it('keeps the quote in the tab until another has arrived', async () => {
    gives(fromSite())
    land(SITE)
    await screen.findByText('page /pcw-result')
    refuses(500, 'INTERNAL_ERROR')
    act(() => void go(`/pcw-result?Token=${'o'.repeat(43)}&QuoteRef=A-2`))
    await screen.findByText('elsewhere /error')
    expect(useResults.getState().results?.quoteReference).toBe(reference)
    gives(fromSite({ metaData: { quoteRef: 'A-2', expiryDate: '2099-12-15T00:00:00+00:00' } }))
    act(() => void go(`/pcw-result?Token=${'o'.repeat(43)}&QuoteRef=A-2`))
    await screen.findByText('page /pcw-result')
    expect(useResults.getState().results?.quoteReference).toBe('A-2')
  })

  it('sends a vehicle-less quote to the page that asks for its vehicle [D-038]', async () => {
    const { registration: _none, ...vehicleDetails } = answeredFor(1).vehicleDetails
    gives({ ...fromSite(), quoteDetails: aRestored({}, { ...answeredFor(1), vehicleDetails }).quoteDetails })
    land(SITE)
    await screen.findByText('page /vehicle-landing-page')
  })

  it.each([
    ['didRefer', 'elsewhere /referral'],
    ['didDecline', 'elsewhere /summary'],
  ])('shows the page of an outcome that is not an offer: %s', async (what, page) => {
    const quote = fromSite()
    gives({ ...quote, underwritingOutcome: { ...quote.underwritingOutcome, [what]: true } })
    land(SITE)
    await screen.findByText(page)
  })
})
