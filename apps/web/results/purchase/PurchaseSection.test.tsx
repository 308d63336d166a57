import '../../questions/address/testing/acorn-page'
import { noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Results } from '../../api/price-quote'
import { loadCatalogue } from '../../kept/catalogue'
import { useOffer } from '../../kept/offer'
import { usePaymentError } from '../../kept/payment-choice'
import { usePurchase } from '../../kept/purchase-state'
import { resetQuote, useQuote } from '../../kept/quote-state'
import { type PaymentMethod, useResults } from '../../kept/results-state'
import { currentToasts } from '../../ui/toast'
import { PurchaseSection } from './PurchaseSection'
import { pricedAnew, someResults } from './testing'

const ids = { hasPriceChanged: false, optionId: 'option-1', underwritingOutcomeResponseId: 'outcome-1' }
const tomorrow = addDays(londonDate(new Date()), 1)

let sent: { contactDetails: { contactEmail: string }; licenceNumber?: string }[]
let reply: () => Response | Promise<Response>

beforeAll(loadCatalogue)
beforeEach(() => {
  sent = []
  reply = () => json(200, ids)
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return reply()
  })
  useQuote.setState({
    answers: {
      ...noAnswers,
      proposerDetails: aProposer,
      coverDetails: { effectiveFrom: { date: tomorrow, hour: 9, minute: 0 } },
    },
  })
})
afterEach(() => {
  cleanup()
  resetQuote()
  usePaymentError.setState({ message: undefined })
  vi.unstubAllGlobals()
})

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const problem = (status: number, code: string, errors: unknown[] = []) =>
  json(status, { title: '', code, message: '', errors })

function Page() {
  const offer = useOffer()
  const { pathname } = useLocation()
  return (
    <>
      <output>{pathname}</output>
      {offer && <PurchaseSection offer={offer} documents={<p>Documents stand here</p>} />}
    </>
  )
}

function show(method: PaymentMethod | 'none' = 'CARD_PAYMENT', results: Results = someResults()) {
  useResults.setState({ results, paymentMethod: method === 'none' ? undefined : method })
  render(
    <MemoryRouter initialEntries={['/results']}>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  )
}

const buy = () => fireEvent.click(screen.getByRole('button', { name: /Buy Now/ }))
const where = () => document.querySelector('output')?.textContent
const email = () =>
  screen.getByLabelText<HTMLInputElement>('Which email address should we use for your policy?')
const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent)
const acknowledge = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have read the information/ }))
function agree() {
  fireEvent.click(screen.getByRole('button', { name: 'Read Disclaimer' }))
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  acknowledge()
}

describe('the purchase form', () => {
  it('has what was answered before in its boxes, and says nothing before Buy Now', () => {
    show()
    expect(email().value).toBe('alan@morgan.example')
    expect(screen.getByLabelText<HTMLInputElement>('Which phone number can we reach you on?').value).toBe(
      '01134960100',
    )
    expect(screen.getByLabelText<HTMLInputElement>(/^Box 3/).value).toBe('A99')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^No, I will/ }).checked).toBe(true)
    fireEvent.change(email(), { target: { value: 'nobody' } })
    fireEvent.blur(email())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Documents stand here')).toBeDefined()
  })

  it('says what is wrong at the top and at each box, and goes to the first [BUY-05] [BUY-06]', () => {
    show()
    fireEvent.change(email(), { target: { value: 'nobody' } })
    buy()
    expect(summary()).toEqual([
      'Please enter a valid email',
      'Please read the DVLA disclaimer and agree to it before you buy',
      'Please confirm if you acknowledged all the information',
    ])
    expect(document.activeElement).toBe(email())
    expect(email().value).toBe('nobody')
    expect(document.title).toMatch(/^Error: Your quote/)
    expect(sent).toEqual([])
    fireEvent.change(email(), { target: { value: 'nobody@example.com' } })
    expect(summary()).toHaveLength(2)
  })

  it('asks for the income when the lender wants it and the customer pays monthly [BUY-08] [BUY-09] [D-166]', () => {
    show('DIRECT_DEBIT', someResults('477.00', { affordabilityCheck: true }))
    agree()
    buy()
    expect(summary()).toEqual(['Annual income is required', 'Confirmation is required'])
    act(() => useResults.setState({ paymentMethod: 'CARD_PAYMENT' }))
    expect(screen.queryByLabelText('What is your annual income?')).toBeNull()
  })

  it('asks a minor nothing about renewal, and sells it without [BUY-20] [SEC-04]', async () => {
    useQuote.setState(({ answers }) => ({
      answers: {
        ...answers,
        proposerDetails: {
          ...aProposer,
          dateOfBirth: localDate(`${Number(tomorrow.slice(0, 4)) - 17}-01-01`),
          hasFullUkLicence: false,
          licenceType: 'E',
        },
      },
    }))
    show()
    expect(screen.queryByRole('radio', { name: /^No, I will/ })).toBeNull()
    agree()
    buy()
    await waitFor(() => expect(where()).toBe('/make-payment'))
    expect(usePurchase.getState().automaticRenewal).toBe(false)
  })

  it('keeps what is typed for whoever reloads the page', () => {
    show()
    fireEvent.change(email(), { target: { value: 'new@example.com' } })
    cleanup()
    show()
    expect(email().value).toBe('new@example.com')
    expect(sessionStorage.getItem('milepost:acorn_pc:purchase')).toContain('new@example.com')
    resetQuote()
    expect(usePurchase.getState().typed).toEqual({})
  })
})

describe('Buy Now', () => {
  it('needs a way to pay, and says so in both places [BUY-07]', () => {
    show('none')
    agree()
    buy()
    expect(usePaymentError.getState().message).toBe('Please select a payment method')
    expect(summary()).toEqual(['Please select a payment method'])
    expect(sent).toEqual([])
  })

  it('keeps the form first, then goes to the card page [BUY-13] [BUY-16] [BUY-18]', async () => {
    show()
    fireEvent.change(email(), { target: { value: 'new@example.com' } })
    fireEvent.click(screen.getByRole('radio', { name: /^Yes, renew/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /welcome pack/ }))
    agree()
    buy()
    await waitFor(() => expect(where()).toBe('/make-payment'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.contactDetails.contactEmail).toBe('new@example.com')
    expect(usePurchase.getState()).toMatchObject({ automaticRenewal: true, sendWelcomePack: true })
    expect(useQuote.getState().answers.proposerDetails.emailAddress).toBe('alan@morgan.example')
  })

  it('goes to the credit agreement of those who pay monthly [BUY-18]', async () => {
    show('DIRECT_DEBIT')
    agree()
    buy()
    await waitFor(() => expect(where()).toBe('/payment-summary'))
  })

  it('sends once, however often it is pressed', async () => {
    let answer: (response: Response) => void = () => undefined
    reply = () => new Promise((resolve) => (answer = resolve))
    show()
    agree()
    buy()
    buy()
    fireEvent.submit(screen.getByRole('form', { name: 'Buy your policy' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.getByRole('button', { name: /Buy Now/ }).getAttribute('aria-disabled')).toBe('true')
    answer(json(200, ids))
    await waitFor(() => expect(where()).toBe('/make-payment'))
    expect(sent).toHaveLength(1)
  })

  it('shows a changed price instead of going on, with no way to pay chosen [BUY-14]', async () => {
    reply = () => json(200, { ...ids, hasPriceChanged: true, underwritingOutcome: pricedAnew('499.00') })
    show('CARD_PAYMENT', someResults('477.00', { isLatestFullyPricedQuote: false }))
    agree()
    buy()
    await waitFor(() => expect(useResults.getState().paymentMethod).toBeUndefined())
    expect(where()).toBe('/results')
    expect(currentToasts().map(({ text }) => text)).toContain(
      'Your quote had to be rated again due to a change in the information provided.',
    )
    expect(useResults.getState().results?.underwritingOutcome.underwritingOutcomeResponseId).toBe('outcome-2')
    expect(screen.getByText(/First choose how you would like to pay/)).toBeDefined()
  })

  it.each([
    ['didDecline', '/summary'],
    ['didRefer', '/referral'],
  ])('goes where a new outcome leads: %s to %s [NAV-32]', async (flag, page) => {
    const outcome = { ...pricedAnew(), [flag]: true, underwrittenOptions: [] }
    reply = () => json(200, { ...ids, hasPriceChanged: true, underwritingOutcome: outcome })
    show()
    agree()
    buy()
    await waitFor(() => expect(where()).toBe(page))
  })

  it.each([
    [409, 'QUOTE_EXPIRED', '/quote-expired'],
    [409, 'QUOTE_LOCKED', '/quote-locked'],
    [409, 'QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
    [409, 'QUOTE_DECLINED', '/summary'],
    [409, 'QUOTE_REFERRED', '/summary'],
    [404, 'QUOTE_NOT_FOUND', '/error'],
    [500, 'INTERNAL_ERROR', '/summary'],
    [503, 'UNAVAILABLE', '/summary'],
    [429, 'TOO_MANY_REQUESTS', '/summary'],
  ])('on %i %s goes to %s [BUY-19] [D-169]', async (status, code, page) => {
    reply = () => problem(status, code)
    show()
    agree()
    buy()
    await waitFor(() => expect(where()).toBe(page))
  })

  it('goes to decline on a page that is not ours [BUY-19]', async () => {
    reply = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    show()
    agree()
    buy()
    await waitFor(() => expect(where()).toBe('/summary'))
  })

  it('says that another tab has moved the quote on [ERR-02]', async () => {
    reply = () => problem(409, 'QUOTE_MISMATCH')
    show()
    agree()
    buy()
    expect(await screen.findByText('There was a problem with your quote. Please try again.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Get an up-to-date price' })).toBeDefined()
    expect(where()).toBe('/results')
  })

  it('stays, notes it and works again when no answer arrives [BUY-19] [D-169]', async () => {
    reply = () => Promise.reject(new TypeError('offline'))
    show()
    agree()
    buy()
    expect(await screen.findByText("We couldn't save your details")).toBeDefined()
    expect(window.dataLayer).toContainEqual({ event: 'buy_now_unreachable' })
    expect(where()).toBe('/results')
    reply = () => json(200, ids)
    buy()
    await waitFor(() => expect(where()).toBe('/make-payment'))
  })

  it('shows what the server refuses at its boxes, and what is about an answer as a way to it', async () => {
    reply = () =>
      problem(400, 'VALIDATION_ERROR', [
        { field: 'body.contactDetails.contactEmail', message: 'No such address' },
        { field: 'body.licenceNumber', message: 'Not this licence' },
        { field: 'quote.coverDetails.effectiveFrom', message: 'That day has passed' },
      ])
    show()
    agree()
    buy()
    await screen.findByText('Validation error.')
    const messages = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(messages).toContainEqual(['No such address', '#purchase-contactEmail'])
    expect(messages).toContainEqual(['Not this licence', '#proposerDetails-licenceNumber'])
    expect(messages).toContainEqual(['That day has passed', '/quote/vehicle-cover'])
    expect(document.activeElement).toBe(email())
    fireEvent.change(email(), { target: { value: 'other@example.com' } })
    expect(screen.queryByText('No such address')).toBeNull()
  })

  it('does not sell cover that should have begun already [D-129]', async () => {
    useQuote.setState(({ answers }) => ({
      answers: {
        ...answers,
        coverDetails: { effectiveFrom: { date: addDays(tomorrow, -2), hour: 9, minute: 0 } },
      },
    }))
    show()
    agree()
    buy()
    await screen.findByText('Validation error.')
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe(
      '/quote/vehicle-cover',
    )
    expect(sent).toEqual([])
  })

  it('does not sell a price of other answers', async () => {
    useResults.setState({ pricedFrom: 'another' })
    show()
    agree()
    buy()
    expect(await screen.findByText('This price is not for the answers you have now')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('makes visitors of a comparison site give a number the wizard did not ask for [BUY-12]', async () => {
    const { licenceNumber: _number, ...unnumbered } = aProposer
    useQuote.setState(({ answers }) => ({
      aggregator: { sourceOfBusiness: 'CompareMotor', quoteRef: 'x', licenceNumberRequired: true },
      answers: {
        ...answers,
        proposerDetails: { ...aProposer, hasAdditionalDriver: true },
        additionalDrivers: [
          { ...unnumbered, firstName: 'Jo', lastNames: 'Ng', hasFullUkLicence: false, licenceType: 'X' },
        ],
      },
    }))
    show()
    agree()
    buy()
    expect(summary()).toEqual(['Please enter the driving licence number'])
    act(() => useQuote.setState(({ aggregator: _gone, ...direct }) => direct, true))
    expect(screen.getByText("What is Jo Ng's driving licence number? (optional)")).toBeDefined()
  })
})
