import { aProposer } from '@milepost/domain/questions/people/testing'
import { addDays } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePaymentError } from '../../state/payment-choice.ts'
import { usePurchase } from '../../state/purchase-state.ts'
import { confirmAssumed, useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { answeredUpToCover } from '../../state/testing.ts'
import { currentToasts } from '../../ui/toast.ts'
import {
  aCustomerEachTime,
  agree,
  buy,
  change,
  email,
  problem,
  savedReply,
  server,
  show,
  stateThere,
  summary,
  tomorrow,
  where,
} from './testing/page.tsx'
import { pricedAnew, someResults } from './testing/some-results.ts'

aCustomerEachTime()

describe('Buy Now', () => {
  it('requires a payment option, and shows the error in both places [BUY-07]', () => {
    show('none')
    agree()
    buy()
    expect(usePaymentError.getState().message).toBe('Please select a payment method')
    expect(summary()).toEqual(['Please select a payment method'])
    expect(server.sent).toEqual([])
  })

  it('saves the form first, then goes to the card page [BUY-13] [BUY-16] [BUY-18]', async () => {
    show()
    fireEvent.change(email(), { target: { value: 'new@example.com' } })
    change('Automatic renewal')
    fireEvent.click(screen.getByRole('radio', { name: /^Yes, renew/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /welcome pack/ }))
    agree()
    buy()
    await waitFor(() => expect(where()).toBe('/make-payment'))
    expect(server.sent).toHaveLength(1)
    expect(server.sent[0]?.contactDetails.contactEmail).toBe('new@example.com')
    expect(usePurchase.getState()).toMatchObject({ automaticRenewal: true, sendWelcomePack: true })
    expect(useQuote.getState().answers.proposerDetails.emailAddress).toBe('alan@morgan.example')
  })

  it('goes to the credit agreement when paying monthly [BUY-18]', async () => {
    show('DIRECT_DEBIT')
    agree()
    buy()
    await waitFor(() => expect(where()).toBe('/payment-summary'))
  })

  it('waits until a visitor of a comparison site has confirmed the assumed answers [AGG-11]', async () => {
    useQuote.setState({
      aggregator: { sourceOfBusiness: 'quotelark', quoteRef: 'A-1', licenceNumberRequired: false },
      provenance: { 'vehicleDetails.isImported': 'assumed' },
      answers: {
        ...answeredUpToCover,
        coverDetails: {
          levelOfCover: 'COMP',
          voluntaryExcess: fromPounds(100),
          yearsOfNoClaimsDiscount: '5',
          protectNoClaimsDiscount: false,
          effectiveFrom: { date: tomorrow, hour: 9, minute: 0 },
          hasAgreedDisclaimer: true,
        },
      },
    })
    show()
    agree()
    buy()
    await waitFor(() => expect(screen.getByText('Please check your answers first')).toBeDefined())
    expect(server.sent).toEqual([])
    act(confirmAssumed)
    buy()
    await waitFor(() => expect(where()).toBe('/make-payment'))
  })

  it('sends once, regardless of how often it is pressed', async () => {
    let answer: (response: Response) => void = () => undefined
    server.reply = () => new Promise((resolve) => (answer = resolve))
    show()
    agree()
    buy()
    buy()
    fireEvent.submit(screen.getByRole('form', { name: 'Buy your policy' }))
    await waitFor(() => expect(server.sent).toHaveLength(1))
    expect(screen.getByRole('button', { name: /Buy Now/ }).getAttribute('aria-disabled')).toBe('true')
    answer(savedReply())
    await waitFor(() => expect(where()).toBe('/make-payment'))
    // Until the next page is loaded this one is still there, with its button still pressed.
    buy()
    fireEvent.submit(screen.getByRole('form', { name: 'Buy your policy' }))
    expect(screen.getByRole('button', { name: /Buy Now/ }).getAttribute('aria-disabled')).toBe('true')
    expect(server.sent).toHaveLength(1)
  })

  it('shows a changed price instead of continuing, with no payment option chosen [BUY-14]', async () => {
    server.reply = () => savedReply({ hasPriceChanged: true, underwritingOutcome: pricedAnew('499.00') })
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
  ])(
    'goes to the page of a new outcome, with the reasons that customers may see: %s to %s [NAV-32] [END-01]',
    async (flag, page) => {
      const refusal = { told: ['outside-uk'], hasOthers: false }
      const outcome = { ...pricedAnew(), [flag]: true, underwrittenOptions: [], refusal }
      server.reply = () => savedReply({ hasPriceChanged: true, underwritingOutcome: outcome })
      show()
      agree()
      buy()
      await waitFor(() => expect(where()).toBe(page))
      expect(stateThere()).toBeNull()
      expect(useResults.getState().refused).toMatchObject({ [flag]: true, refusal })
      // The page stays as it was until the customer has left it.
      expect(screen.getByRole('button', { name: /Buy Now/ })).toBeDefined()
    },
  )

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
  ])(
    'on %i %s goes to %s, and distinguishes our own failure from a decline [BUY-19] [D-169] [F30]',
    async (status, code, page) => {
      server.reply = () => problem(status, code)
      show()
      agree()
      buy()
      await waitFor(() => expect(where()).toBe(page))
      expect(stateThere()).toEqual(code.startsWith('QUOTE_') ? null : { isOurFault: true })
    },
  )

  it('goes to decline when the reply is a page that is not ours [BUY-19]', async () => {
    server.reply = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    show()
    agree()
    buy()
    await waitFor(() => expect(where()).toBe('/summary'))
  })

  it('reports that another tab has changed the quote [ERR-02]', async () => {
    server.reply = () => problem(409, 'QUOTE_MISMATCH')
    show()
    agree()
    buy()
    expect(await screen.findByText('There was a problem with your quote. Please try again.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Get an up-to-date price' })).toBeDefined()
    expect(where()).toBe('/results')
  })

  it('stays on the page, records the failure and works again when no reply arrives [BUY-19] [D-169]', async () => {
    server.reply = () => Promise.reject(new TypeError('offline'))
    show()
    agree()
    buy()
    expect(await screen.findByText("We couldn't save your details")).toBeDefined()
    expect(window.dataLayer).toContainEqual({ event: 'buy_now_unreachable' })
    expect(where()).toBe('/results')
    server.reply = () => savedReply()
    buy()
    await waitFor(() => expect(where()).toBe('/make-payment'))
  })

  it('shows the server’s errors at their fields, and links an error about an answer to its step', async () => {
    server.reply = () =>
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

  it('does not sell cover with a start in the past [D-129]', async () => {
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
    expect(server.sent).toEqual([])
  })

  it('does not sell a price for other answers', async () => {
    useResults.setState({ pricedFrom: 'another' })
    show()
    agree()
    buy()
    expect(await screen.findByText('This price is not for the answers you have now')).toBeDefined()
    expect(server.sent).toEqual([])
  })

  it('requires from visitors of a comparison site a licence number that the wizard did not ask for [BUY-12]', async () => {
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
