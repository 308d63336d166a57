import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aRestored, reference } from '../../resume/testing/restored.ts'
import { useLocation } from '../../router.tsx'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { resetQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { MemoryRouter, Route, Routes } from '../../testing/memory-router.tsx'
import { useRestart } from '../restarted-quote.ts'
import { aRestart } from '../testing/restart-quote.ts'
import { json, nothing, openServer, problem, sentTo, server } from '../testing/server.ts'
import { RestartPolicyPage } from './RestartPolicyPage.tsx'

const NOT_FOUND = 'Unable to find policy with the details provided.'
const NO_PRICE = "We couldn't load your price just now. You can still continue by confirming your details."

beforeAll(loadJourneyDefinition)
beforeEach(() =>
  openServer({
    GetQuotePremium: () => json({ premium: 247.05, iptAmount: 26.47, fees: 15 }),
    QuoteDpaCheckByBody: () => json(aRestart()),
  }),
)
afterEach(() => {
  cleanup()
  resetQuote()
  useRestart.setState({}, true)
  vi.unstubAllGlobals()
})

function Where() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}
const where = () => document.querySelector('output')?.textContent

async function open(at = `/restart-policy?quoteRef=${reference}`) {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/restart-policy" element={<RestartPolicyPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Where />
      </MemoryRouter>,
    ),
  )
}
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })))

async function fillInAndPress() {
  fill('Surname', 'Morgan')
  fill('Day', '27')
  fill('Month', '3')
  fill('Year', '1987')
  fill('Postcode', 'ls1 1aa')
  fill('Vehicle registration', 'aa19 aaa')
  await press()
}

describe('the price before the check', () => {
  it('is found by the reference in the URL, which is removed immediately [RST-01]', async () => {
    await open()
    expect(where()).toBe('/restart-policy')
    const price = within(screen.getByRole('region', { name: 'Your price for 30 days' }))
    expect(price.getAllByText('£262.05')).toHaveLength(2)
    expect(price.getByText('Non-refundable').closest('div')?.textContent).toContain('£15.00')
    expect(price.getByText('Insurance premium tax').closest('div')?.textContent).toContain('£26.47')
  })

  it('is shown after a reload too', async () => {
    await open()
    cleanup()
    await open('/restart-policy')
    expect(screen.getAllByText('£262.05')).toHaveLength(2)
  })

  it('is replaced by the start when there is no quote [D-033]', async () => {
    await open('/restart-policy')
    expect(where()).toBe('/')
    expect(server.sent).toEqual([])
  })

  it.each(['%3Cnonsense%3E', '', `${reference.slice(0, -1)}${reference.endsWith('A') ? 'B' : 'A'}`])(
    'is replaced by an explanation and the offer of a new link when the link names no quote: %s [RST-01]',
    async (quoteRef) => {
      await open(`/restart-policy?quoteRef=${quoteRef}`)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
        'Sorry, part of this link is missing',
      )
      expect(server.sent).toEqual([])
      server.replies['RequestQuoteLink'] = () => nothing(202)
      fill('Quote reference', reference)
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Email me a new link' })))
      expect(sentTo('RequestQuoteLink')).toEqual([{ quoteReference: reference }])
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your email')
    },
  )

  it.each(['.', '%3E', ')'])(
    'is shown regardless of what follows the reference in the link: %s [RST-01]',
    async (junk) => {
      await open(`/restart-policy?quoteRef=${reference}${junk}`)
      expect(where()).toBe('/restart-policy')
      expect(screen.getAllByText('£262.05')).toHaveLength(2)
    },
  )

  it.each([
    ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
    ['QUOTE_EXPIRED', '/quote-expired'],
    ['QUOTE_LOCKED', '/quote-locked'],
  ])('is not shown for a quote that has ended: %s leads to %s [NAV-33 to NAV-35]', async (code, page) => {
    server.replies['GetQuotePremium'] = () => problem(409, code)
    await open()
    expect(where()).toBe(page)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['is not found', () => problem(404, 'QUOTE_NOT_FOUND')],
    ['is unavailable', () => problem(500, 'INTERNAL_ERROR')],
    ['never arrives', () => Promise.reject(new TypeError('offline'))],
  ])('opens a notice that blocks nothing when it %s [RST-03] [D-221]', async (_, reply) => {
    server.replies['GetQuotePremium'] = reply
    await open()
    const dialog = screen.getByRole('dialog')
    expect(within(dialog).getByText(NO_PRICE)).toBeDefined()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await fillInAndPress()
    await waitFor(() => expect(where()).toBe('/30-day-quote'))
  })
})

describe('the check', () => {
  it('asks only for surname, date of birth, postcode and registration [RST-02]', async () => {
    await open()
    expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual([
      'facts-surname',
      'facts-dateOfBirth',
      'facts-dateOfBirth-month',
      'facts-dateOfBirth-year',
      'facts-postcode',
      'facts-registration',
    ])
  })

  it('requires them all, sends no request, and focuses the first [RST-02]', async () => {
    await open()
    await press()
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4)
    expect(document.activeElement?.id).toBe('facts-surname')
    expect(sentTo('QuoteDpaCheckByBody')).toEqual([])
    expect(document.title).toMatch(/^Error: Restart your policy/)
  })

  it('sends the details with the reference from the link, and leads to the restart offer [D-220] [D-040]', async () => {
    await open()
    await fillInAndPress()
    expect(sentTo('QuoteDpaCheckByBody')).toEqual([
      {
        QuoteReference: reference,
        VehicleRegistration: 'AA19 AAA',
        Postcode: 'LS1 1AA',
        Surname: 'Morgan',
        DateOfBirth: '1987-03-27',
      },
    ])
    await waitFor(() => expect(where()).toBe('/30-day-quote'))
    expect(useResults.getState()).toMatchObject({ isRestart: true, paymentMethod: 'CARD_PAYMENT' })
  })

  it('leads a quote that is not a restart to its own page', async () => {
    server.replies['QuoteDpaCheckByBody'] = () => json(aRestored())
    await open()
    await fillInAndPress()
    await waitFor(() => expect(where()).toBe('/results'))
  })

  it.each([
    ['nothing', () => nothing()],
    ['that there is no such quote', () => problem(404, 'QUOTE_NOT_FOUND')],
    ['that it was tried too often', () => problem(429, 'TOO_MANY_REQUESTS')],
  ])(
    'shows the same text for every failure and scrolls to it: answered %s [RST-04] [D-247] [D-263]',
    async (_, reply) => {
      server.replies['QuoteDpaCheckByBody'] = reply
      const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
      await open()
      await fillInAndPress()
      const words = await screen.findByText(NOT_FOUND)
      expect(words.closest('[role="alert"]')?.textContent).toContain(
        'After several tries, you need to wait 15 minutes or ask for a link by email.',
      )
      expect(scrolled.mock.contexts.some((place) => place instanceof Element && place.contains(words))).toBe(
        true,
      )
      expect(screen.getByLabelText<HTMLInputElement>('Surname').value).toBe('Morgan')
      expect(where()).toBe('/restart-policy')
    },
  )

  it('redirects to the brand’s other site for a quote of that site [JRN-10]', async () => {
    const address = 'http://acorn-cv.localhost:3000/results?quote=t'
    server.replies['QuoteDpaCheckByBody'] = () => json({ address }, 202)
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    await open()
    await fillInAndPress()
    expect(assign).toHaveBeenCalledWith(address)
    assign.mockRestore()
  })

  it('shows a connection error when no reply arrives, and not a failed check', async () => {
    server.replies['QuoteDpaCheckByBody'] = () => Promise.reject(new TypeError('offline'))
    await open()
    await fillInAndPress()
    expect(screen.getByText("We couldn't check your details")).toBeDefined()
    expect(screen.queryByText(NOT_FOUND)).toBeNull()
  })

  it.each([
    ['QUOTE_TAKEN_UP', '/quote-taken-up'],
    ['QUOTE_EXPIRED', '/quote-expired'],
    ['QUOTE_LOCKED', '/quote-locked'],
  ])('goes to the page for %s: %s [NAV-34]', async (code, page) => {
    server.replies['QuoteDpaCheckByBody'] = () => problem(409, code)
    await open()
    await fillInAndPress()
    expect(where()).toBe(page)
  })
})

describe('the visit', () => {
  it('is recorded with its time [RST-10]', async () => {
    await open()
    await waitFor(() =>
      expect(sentTo('SetRestartedQuoteDPAVisit')).toMatchObject([
        { quoteReference: reference, quoteDPAAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      ]),
    )
  })

  it('that cannot be recorded is logged and not shown [RST-10]', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    server.replies['SetRestartedQuoteDPAVisit'] = () => problem(404, 'QUOTE_NOT_FOUND')
    await open()
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1))
    expect(reported.mock.calls[0]?.[0]).toMatchObject({
      name: 'SetRestartedQuoteDPAVisit',
      code: 'QUOTE_NOT_FOUND',
    })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
