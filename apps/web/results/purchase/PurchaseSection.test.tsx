import { aProposer } from '@milepost/domain/questions/people/testing'
import { localDate } from '@milepost/domain/values/local-date'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePurchase } from '../../state/purchase-state.ts'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import {
  aCustomerEachTime,
  agree,
  buy,
  change,
  email,
  server,
  show,
  summary,
  tomorrow,
  where,
} from './testing/page.tsx'
import { someResults } from './testing/some-results.ts'

aCustomerEachTime()

describe('the purchase form', () => {
  it('shows earlier answers as lines, opens one to change it, and shows no error before Buy Now', () => {
    show()
    const lines = [...document.querySelectorAll('[data-part="answer-line"]')]
    expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
      'Automatic renewal No',
      'Email alan@morgan.example',
      'Phone 01134960100',
      'Driving licence MORGA 803277 A99 AB',
      'Offers By SMS, email and phone',
    ])
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(email().value).toBe('alan@morgan.example')
    expect(document.activeElement).toBe(email())
    change('Phone')
    expect(screen.getByLabelText<HTMLInputElement>('Which phone number can we reach you on?').value).toBe(
      '01134960100',
    )
    change('Driving licence')
    expect(screen.getByLabelText<HTMLInputElement>(/^Box 3/).value).toBe('A99')
    change('Automatic renewal')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^No, I'll/ }).checked).toBe(true)
    change('Offers')
    expect(screen.getByRole('checkbox', { name: 'SMS' })).toBeDefined()
    fireEvent.change(email(), { target: { value: 'nobody' } })
    fireEvent.blur(email())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Documents stand here')).toBeDefined()
  })

  it('states before the sale that a claim must be reported within 24 hours, and where [BUY-02]', () => {
    show()
    const notice = screen.getByText(/^Reporting Incidents/).closest('[data-notice]')
    expect(notice?.textContent).toContain('Report any claim within 24 hours of the incident')
    expect(notice?.querySelector('a[href^="tel:"]')).not.toBeNull()
  })

  it('shows the errors at the top and at each field, and focuses the first [BUY-05] [BUY-06]', () => {
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
    expect(server.sent).toEqual([])
    fireEvent.change(email(), { target: { value: 'nobody@example.com' } })
    expect(summary()).toHaveLength(2)
  })

  it('asks immediately for what is missing, and keeps a corrected field open [BUY-10]', () => {
    const { licenceNumber: _none, ...without } = aProposer
    useQuote.setState(({ answers }) => ({ answers: { ...answers, proposerDetails: without } }))
    show()
    expect(screen.getByLabelText(/^Box 3/)).toBeDefined()
    fireEvent.change(email(), { target: { value: 'nobody' } })
    cleanup()
    // What is not valid is not a line after a reload either.
    show()
    const field = screen.getByLabelText('Which email address should we use for your policy?')
    fireEvent.change(field, { target: { value: 'new@example.com' } })
    expect(document.contains(field)).toBe(true)
  })

  it('asks a visitor of a comparison site about marketing, which they were never asked [D-099]', () => {
    useQuote.setState({
      aggregator: { sourceOfBusiness: 'quotelark', quoteRef: 'Q1', licenceNumberRequired: true },
    })
    show()
    expect(screen.getByRole('heading', { name: 'Staying in touch' })).toBeDefined()
  })

  it('asks for the income when the lender requires it and the customer pays monthly [BUY-08] [BUY-09] [D-166]', () => {
    show('DIRECT_DEBIT', someResults('477.00', { affordabilityCheck: true }))
    agree()
    buy()
    expect(summary()).toEqual(['Annual income is required', 'Confirmation is required'])
    act(() => useResults.setState({ paymentMethod: 'CARD_PAYMENT' }))
    expect(screen.queryByLabelText('What is your annual income?')).toBeNull()
  })

  it('does not ask a minor about renewal, and sells without it [BUY-20] [SEC-04]', async () => {
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
    expect(screen.queryByRole('radio', { name: /^No, I'll/ })).toBeNull()
    agree()
    buy()
    await waitFor(() => expect(where()).toBe('/make-payment'))
    expect(usePurchase.getState().automaticRenewal).toBe(false)
  })

  it('retains what is typed over a reload', () => {
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
