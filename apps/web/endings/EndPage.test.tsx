import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { brandCodes } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Results } from '../api/pricing.ts'
import { brand } from '../brands/brand.ts'
import { voiceOf } from '../brands/voice.ts'
import { markDraft, markedDraft } from '../state/browser-marks.ts'
import { useQuote } from '../state/quote-state.ts'
import { useResults } from '../state/results-state.ts'
import { answeredUpToCover } from '../state/testing.ts'
import { MemoryRouter } from '../testing/memory-router.tsx'
import { EndPage } from './EndPage.tsx'
import { type EndingName, endings } from './endings.ts'

vi.hoisted(() => {
  document.documentElement.dataset['journey'] = 'acorn_taxi'
})

type Outcome = Results['underwritingOutcome']
const refused = (refusal?: Outcome['refusal']): Outcome => ({
  underwritingOutcomeResponseId: 'outcome',
  didDecline: true,
  didRefer: false,
  underwrittenOptions: [],
  ...(refusal && { refusal }),
})

function ended(underwritingOutcome: Outcome) {
  useQuote.setState({
    answers: {
      ...answeredUpToCover,
      vehicleDetails: { ...answeredUpToCover.vehicleDetails, vehicleInfo: aCar, vehicleUse: 'PR' },
      proposerDetails: { ...answeredUpToCover.proposerDetails, dateOfBirth: localDate('1980-05-01') },
      coverDetails: { levelOfCover: 'COMP', hasAgreedDisclaimer: true },
    },
    completedSteps: { vehicleDetails: true, aboutYou: true },
    draft: { id: 'draft', revision: 1, unconfirmed: [] },
  })
  markDraft('draft')
  useResults.setState({
    results: {
      quoteReference: 'A-0123456789A',
      expiryDate: '2026-12-15T12:00:00Z',
      paymentProvider: 'BRAINTREE',
      affordabilityCheck: false,
      isLatestFullyPricedQuote: true,
      underwritingOutcome,
    },
  })
}

const arrive = (name: EndingName, state?: object) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <EndPage name={name} />
    </MemoryRouter>,
  )
const events = () =>
  (window.dataLayer ?? []).map(({ event, cause }) => [event, cause].filter(Boolean).join(' '))

let sent: unknown
beforeEach(() => {
  window.dataLayer = []
  sent = undefined
  // Where the answers are cleared, the session is ended on the server.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  useQuote.setState(useQuote.getInitialState(), true)
  useResults.setState(useResults.getInitialState(), true)
})

describe.each(Object.keys(endings) as EndingName[])('the page of %s', (name) => {
  it('has one primary action and a phone number that can be dialled [END-01] [D-043]', () => {
    const { container } = arrive(name)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(endings[name](brand.firm, {}).heading)
    expect(container.querySelectorAll('[data-look="primary"]')).toHaveLength(1)
    expect(screen.getByRole('link', { name: brand.firm.phone.display }).getAttribute('href')).toBe(
      `tel:${brand.firm.phone.dial}`,
    )
  })

  it('clears the browser’s state if it resets, and otherwise nothing [END-09] [T24]', () => {
    ended(refused())
    arrive(name)
    const isEmpty = useResults.getState().results === undefined
    expect(isEmpty).toBe(endings[name](brand.firm, {}).resets)
    expect(JSON.stringify({ ...sessionStorage }).includes('A-0123456789A')).toBe(!isEmpty)
  })
})

describe('a decline', () => {
  it('shows only the reasons that customers may see, and what to do about them [END-01]', () => {
    ended(refused({ told: ['outside-uk'], hasOthers: false }))
    arrive('decline')
    expect(screen.getByText('The vehicle is kept overnight outside the United Kingdom.')).toBeTruthy()
    expect(screen.getByText(/An insurer in that country may be able to help/)).toBeTruthy()
    expect(screen.queryByText(/We looked at all your answers together/)).toBeNull()
  })

  it('does not show reasons that are not for customers', () => {
    ended(refused({ told: [], hasOthers: true }))
    arrive('decline')
    expect(screen.getByText(/We looked at all your answers together/)).toBeTruthy()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('cannot be continued: its saved answers are cleared', () => {
    ended(refused({ told: [], hasOthers: true }))
    arrive('decline')
    expect(markedDraft()).toBeUndefined()
    expect(events()).toEqual(['no_quote_provided'])
  })
})

describe('a referral', () => {
  const referred = (referral: NonNullable<Outcome['referral']>): Outcome => ({
    ...refused({ told: [], hasOthers: true }),
    didDecline: false,
    didRefer: true,
    referral,
  })

  it('shows what happens next and by when, below the specified text [DSK-401] [END-01]', () => {
    ended(referred({ state: 'open', by: '2026-11-18T17:00:00+00:00' }))
    arrive('referral')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Sorry, we can't offer you a quote")
    expect(screen.getByRole('heading', { name: 'An underwriter will look at your quote' })).toBeTruthy()
    expect(screen.getByText("We'll email you what they decide by 17:00 on 18 November 2026.")).toBeTruthy()
    expect(screen.getByText('A-0123456789A')).toBeTruthy()
    expect(screen.queryByText(/We looked at all your answers together/)).toBeNull()
    expect(screen.queryByText(voiceOf('A').decline)).toBeNull()
    expect(events()).toEqual(['quote_review'])
  })

  it.each([
    ['asked', 'Please answer it by 23:59 on 24 November 2026.'],
    ['declined', "We can't offer you cover. We've emailed you why, and who else may help."],
    ['withdrawn', 'You can get a new quote at any time, or call us.'],
  ] as const)('shows that it is %s when it is retrieved [DSK-404]', (state, line) => {
    ended(referred({ state, by: '2026-11-24T23:59:00Z' }))
    arrive('referral')
    expect(screen.getByText(line)).toBeTruthy()
  })

  it('shows its general text when its state is unknown, as after a reload [END-01]', () => {
    arrive('referral')
    expect(screen.getByText(/We looked at all your answers together/)).toBeTruthy()
  })
})

describe('a decline caused by our own failure [F30] [BUY-19]', () => {
  const getItBack = () => screen.getByRole('link', { name: 'get it back' }).getAttribute('href')

  it('is not counted as an underwriting decline, links back to the quote and keeps the saved quote', () => {
    ended({ ...refused(), didDecline: false })
    arrive('decline', { isOurFault: true })
    expect(events()).toEqual(['no_quote_provided error'])
    expect(getItBack()).toBe('/quote-retrieval?quoteRef=A-0123456789A')
    expect(markedDraft()).toBe('draft')
  })

  it('is still shown as one after a reload, when the tab no longer has the quote', () => {
    arrive('decline', { isOurFault: true })
    expect(getItBack()).toBe('/quote-retrieval')
  })

  it('is detected from the passed state only, not from an offer that is still in the tab', () => {
    ended({ ...refused(), didDecline: false })
    arrive('decline')
    expect(events()).toEqual(['no_quote_provided'])
    expect(screen.queryByText(/still kept for you/)).toBeNull()
    expect(markedDraft()).toBeUndefined()
  })
})

it('explains why an offer on the page was withdrawn [END-01]', () => {
  ended({ ...refused(), didDecline: false })
  useResults.setState({ refused: refused({ told: ['outside-uk'], hasOthers: false }) })
  arrive('decline')
  expect(screen.getByText('The vehicle is kept overnight outside the United Kingdom.')).toBeTruthy()
})

describe('the sister product', () => {
  const leave = () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...location, assign })
    return assign
  }
  const server = (answer: () => Response) =>
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent = JSON.parse(String(init.body))
      return answer()
    })

  it('receives the answers, except consents given for another product [END-01]', async () => {
    ended(refused({ told: ['public-hire-driver'], hasOthers: false }))
    server(() => new Response(JSON.stringify({ token: 't'.repeat(43) })))
    const assign = leave()
    arrive('decline')
    expect(screen.getByText('Acorn car insurance may suit you')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Get a car insurance quote' }))
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith(`/transfer/acorn_pc?handed-over#${'t'.repeat(43)}`),
    )
    expect(sent).toMatchObject({
      product: 'PC',
      answers: {
        proposerDetails: { dateOfBirth: '1980-05-01' },
        coverDetails: { levelOfCover: 'COMP' },
        vehicleDetails: { registration: 'AA19AAA' },
      },
      completedSteps: ['vehicleDetails', 'aboutYou'],
    })
    expect(JSON.stringify(sent)).not.toMatch(/hasAgreedDisclaimer|"vehicleUse"/)
  })

  it('can be retried, or started with the registration, when the answers cannot be handed over', async () => {
    ended(refused({ told: ['public-hire-driver'], hasOthers: false }))
    server(() => new Response('', { status: 503 }))
    arrive('decline')
    fireEvent.click(screen.getByRole('button', { name: 'Get a car insurance quote' }))
    const other = await screen.findByRole('link', { name: 'start with your registration' })
    expect(other.getAttribute('href')).toBe('/transfer/acorn_pc?registration=AA19AAA')
  })

  it('is not offered if it would decline too', () => {
    ended(refused({ told: ['public-hire-driver'], hasOthers: true }))
    arrive('decline')
    expect(screen.queryByText(/may suit you/)).toBeNull()
  })
})

describe('the page of a purchased quote whose policy was cancelled', () => {
  const until = '2027-02-14'

  it('says that the policy can be restarted, and links there if a quote was made for it [END-02] [D-224]', () => {
    const { container } = arrive('taken-up', { restart: { until, quoteReference: 'A-0123456789A' } })
    expect(
      screen.getByText('Your policy documents were sent to the email address you gave us.'),
    ).toBeDefined()
    const link = screen.getByRole('link', { name: 'Restart my policy' })
    expect(link.getAttribute('href')).toBe('/restart-policy?quoteRef=A-0123456789A')
    expect(container.querySelectorAll('[data-look="primary"]')).toHaveLength(1)
  })

  it('shows the telephone number while there is no such quote [D-224]', () => {
    const { container } = arrive('taken-up', { restart: { until } })
    const call = screen.getByRole('link', { name: `Call ${brand.firm.phone.display}` })
    expect(call.getAttribute('href')).toBe(`tel:${brand.firm.phone.dial}`)
    expect(container.querySelectorAll('[data-look="primary"]')).toHaveLength(1)
  })

  it('does not mention a restart otherwise [END-02]', () => {
    arrive('taken-up')
    expect(screen.queryByText(/restart/)).toBeNull()
  })
})

describe('the brand’s own text', () => {
  const { decline, timedOut, error } = voiceOf('A')

  it.each([
    ['decline', decline],
    ['referral', decline],
    ['timed-out', timedOut],
    ['error', error],
  ] as const)('is shown on the page of %s, next to the specified text [D-255]', (name, words) => {
    arrive(name)
    expect(screen.getByText(words)).toBeDefined()
  })

  it('does not express regret for a decline when we failed [F30]', () => {
    arrive('decline', { isOurFault: true })
    expect(screen.queryByText(decline)).toBeNull()
    expect(screen.getByText(error)).toBeDefined()
  })

  it.each(brandCodes)('of %s mentions the inactivity of a visit that timed out [END-05]', (code) => {
    expect(voiceOf(code).timedOut).toMatch(/a while|activity|inactive/)
  })
})

describe('refresh on the error page', () => {
  const refresh = () => screen.getByRole('link', { name: 'refresh' }).getAttribute('href')

  it('links to the page that failed, and to the start if there is none [END-06]', () => {
    arrive('error', { again: '/your-quote-details' })
    expect(refresh()).toBe('/your-quote-details')
    cleanup()
    arrive('error')
    expect(refresh()).toBe('/')
  })

  it('links only to our own pages [END-06] [T12]', () => {
    arrive('error', { again: '//evil.example' })
    expect(refresh()).toBe('/')
  })
})
