import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paymentOptions } from '../../results/testing/offers.ts'
import { useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import {
  aCustomerEachTime,
  acceptance,
  asked,
  creditDocuments,
  fillIn,
  json,
  problem,
  server,
  show,
  someResults,
  where,
} from './testing/page.tsx'

aCustomerEachTime()

const breakdown = () =>
  within(screen.getByRole('heading', { name: 'Your payments' }).closest('section') ?? document.body)

it('has its heading, the banner, the breakdown, the credit information and the form [DDM-02] [DDM-11]', async () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment summary')
  expect(document.title).toBe('Payment summary - Car insurance - Acorn')
  expect(screen.getByText('Important Information')).toBeDefined()
  // In the banner, and with the representative example.
  expect(screen.getAllByText(/Larchfield Premium Finance Limited, a lender linked to Acorn/)).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 3, name: 'Representative example' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your order',
    'Your payments',
    'About your credit',
    'Your agreement',
    'Your bank details',
  ])
  expect(screen.getByRole('form', { name: 'Your agreement' })).toBeDefined()
  expect(await breakdown().findAllByText('17 August 2026')).toHaveLength(2)
})

it('does not mention a card when nothing is paid now [D-182]', () => {
  const results = someResults()
  const { monthly, inFull } = paymentOptions('654.38')
  const [option] = results.underwritingOutcome.underwrittenOptions
  if (option) option.paymentCollectionOptions = [{ ...monthly, upFrontAmount: { amount: 0 } }, inFull]
  show(results)
  expect(screen.queryByText(/deposit by card|Your deposit, by card/)).toBeNull()
  expect(screen.getByText(/You won't pay anything on this page\./)).toBeDefined()
})

describe('the breakdown', () => {
  it('shows the server’s date for the first payment, and every date after it [DDM-05]', async () => {
    show()
    expect(await breakdown().findByText('Every payment and its date')).toBeDefined()
    expect(document.querySelectorAll('[data-part="dates-payment"]')).toHaveLength(12)
    const [request] = asked('GetPaymentDate')
    expect(request).toBeDefined()
  })

  it('requests again a date that did not arrive', async () => {
    server.replies['GetPaymentDate'] = () => json({}, 500)
    show()
    expect(await breakdown().findByText(/couldn't load it/)).toBeDefined()
    server.replies['GetPaymentDate'] = () => json({ paymentDate: '2026-08-17' })
    fireEvent.click(breakdown().getByRole('button', { name: 'Try again' }))
    expect(await breakdown().findAllByText('17 August 2026')).toHaveLength(2)
  })

  it('shows how much more it costs than paying in full, with a link to pay in full [RES-11]', () => {
    show()
    expect(
      breakdown().getByText('Paying monthly costs £89.98 (13.1%) more than paying in full.'),
    ).toBeDefined()
    fireEvent.click(breakdown().getByRole('link', { name: 'Pay £689.38 in full instead' }))
    expect(where()).toBe('/make-payment')
    expect(useResults.getState().paymentMethod).toBe('CARD_PAYMENT')
  })
})

describe('the credit information', () => {
  it('has the six sections under their headings [DDM-09]', () => {
    show()
    const region = screen.getByRole('region', { name: 'About your credit' })
    expect([...region.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      'Key Features',
      'Costs of the credit',
      'Other important legal aspects',
      'Additional information',
      'FAQs',
      'Contact Details',
    ])
  })

  it('saves the lender as a contact card on a narrow screen, and does not offer that on a wide one [DDM-10] [D-193]', async () => {
    const screenIs = (width: 'narrow' | 'wide') =>
      vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: width === 'wide' }))
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file)
      return 'blob:card'
    })
    screenIs('narrow')
    const { unmount } = show()
    fireEvent.click(screen.getByText('Save Contact Details'))
    const [card] = saved
    expect(card?.type).toBe('text/vcard')
    expect(await card?.text()).toContain('FN:Larchfield Premium Finance Limited')
    unmount()
    screenIs('wide')
    show()
    expect(screen.queryByText('Save Contact Details')).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('a customer with nothing to agree to here', () => {
  it('continues to the card page [DDM-04]', () => {
    show(someResults(), 'CARD_PAYMENT')
    expect(where()).toBe('/make-payment')
    expect(server.asked).toEqual([])
  })

  it('goes back to the price when no credit is offered [DDM-08] [D-179]', () => {
    const { inFull } = paymentOptions('654.38')
    const results = someResults()
    const [option] = results.underwritingOutcome.underwrittenOptions
    if (option) option.paymentCollectionOptions = [inFull]
    show(results)
    expect(where()).toBe('/results')
  })

  it.each([
    [409, 'QUOTE_EXPIRED', '/quote-expired'],
    [409, 'QUOTE_LOCKED', '/quote-locked'],
    [409, 'QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
    [404, 'QUOTE_NOT_FOUND', '/error'],
  ])(
    'goes to the page for the quote’s code: %i %s to %s [NAV-33] [NAV-34] [NAV-35]',
    async (status, code, page) => {
      server.replies['GetPaymentDate'] = () => problem(status, code)
      show()
      await waitFor(() => expect(where()).toBe(page))
    },
  )

  it('goes back to a new price when an answer has changed since [DAT-01] [D-142]', async () => {
    useResults.setState({ pricedFrom: 'other answers' })
    show()
    await waitFor(() => expect(where()).toBe('/results'))
  })
})

describe('the credit documents', () => {
  it('can both be downloaded before the checkbox, and no other documents [DDM-03] [D-189]', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper')
    show()
    fillIn()
    fireEvent.click(await screen.findByText('Fixed sum loan agreement'))
    expect(
      [...document.querySelectorAll('[data-part="documents-name"]')].map(({ textContent }) => textContent),
    ).toEqual(['Pre-contract credit information', 'Fixed sum loan agreement'])
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    expect(asked('DownloadDocumentById')).toHaveLength(1)
    vi.restoreAllMocks()
  })

  it.each([
    ['none arrives', () => json({}, 500)],
    ['one is missing', () => json(creditDocuments.filter(({ kind }) => kind !== 'credit-agreement'))],
  ])('leave nothing to accept while %s, and can be requested again [DDM-03]', async (_, reply) => {
    server.replies['GetQuoteDocuments'] = reply
    show()
    fillIn()
    expect(await screen.findByText("We couldn't fetch your documents")).toBeDefined()
    expect(acceptance()).toBeNull()
    server.replies['GetQuoteDocuments'] = () => json(creditDocuments)
    fireEvent.click(screen.getByText('Try again'))
    await waitFor(() => expect(acceptance()).not.toBeNull())
  })

  it('show an error when one does not arrive', async () => {
    server.replies['DownloadDocumentById'] = () => json({}, 404)
    show()
    fillIn()
    fireEvent.click(await screen.findByText('Fixed sum loan agreement'))
    expect(await screen.findByText('It did not arrive. Please try again.')).toBeDefined()
  })
})

it('requests no date for a quote without a start', () => {
  useQuote.setState(({ answers }) => ({ answers: { ...answers, coverDetails: {} } }))
  show()
  expect(asked('GetPaymentDate')).toEqual([])
  expect(screen.queryByText('First monthly payment date')).toBeNull()
})
