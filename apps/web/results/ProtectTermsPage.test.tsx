import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLocation } from '../router.tsx'
import { clearPurchase, usePurchase } from '../state/purchase-state.ts'
import { clearResults, type ResultsState, useResults } from '../state/results-state.ts'
import { MemoryRouter } from '../testing/memory-router.tsx'
import { ProtectTermsPage } from './ProtectTermsPage.tsx'
import { yearAlone } from './thirty-day/testing.ts'

vi.hoisted(() => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_protect'
})

afterEach(() => {
  cleanup()
  clearResults()
  clearPurchase()
})

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>
}

function open(paymentMethod: ResultsState['paymentMethod'], { isFormSaved = true } = {}) {
  if (isFormSaved) usePurchase.setState({ automaticRenewal: false, sendWelcomePack: false })
  useResults.setState({
    results: { ...yearAlone, telematicsDeviceProvider: 'Waymark Telematics' },
    paymentMethod,
  })
  render(
    <MemoryRouter initialEntries={['/protect-terms']}>
      <ProtectTermsPage />
      <Where />
    </MemoryRouter>,
  )
}
const where = () => screen.getByTestId('where').textContent

it('shows the terms and the supplier of the device [NAV-10] [D-041]', () => {
  open('CARD_PAYMENT')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Telematics terms')
  expect(document.title).toBe('Telematics terms - Telematics car insurance - Acorn')
  expect(screen.getByText(/supplied and read by Waymark Telematics/)).toBeDefined()
})

it.each([
  ['CARD_PAYMENT', '/make-payment'],
  ['DIRECT_DEBIT', '/payment-summary'],
] as const)('leads a customer who accepts them and pays by %s to %s [BUY-18] [D-041]', (method, to) => {
  open(method)
  fireEvent.click(screen.getByRole('button', { name: 'Accept and continue' }))
  expect(where()).toBe(to)
})

it('does not continue to payment without the form that comes before it [BUY-13] [NAV-10] [D-041]', () => {
  open('CARD_PAYMENT', { isFormSaved: false })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Telematics terms')
  expect(screen.queryByRole('button', { name: 'Accept and continue' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Back to my quote' }))
  expect(where()).toBe('/results')
})

it('does not continue to payment without a payment option [BUY-07]', () => {
  open(undefined)
  expect(screen.queryByRole('button', { name: 'Accept and continue' })).toBeNull()
})

it('links a customer who is buying thirty days back to those [SUB-04]', () => {
  useResults.setState({ is30DayQuote: true })
  open('CARD_PAYMENT')
  fireEvent.click(screen.getByRole('link', { name: 'Back to my quote' }))
  expect(where()).toBe('/thirty-day-quote')
})

it('links back to the quote without acceptance', () => {
  open('CARD_PAYMENT')
  fireEvent.click(screen.getByRole('link', { name: 'Back to my quote' }))
  expect(where()).toBe('/results')
})
