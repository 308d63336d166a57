import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetResults, type ResultsState, useResults } from '../../kept/results-state'
import { yearAlone } from '../thirty-day/testing'
import { ProtectTermsPage } from './ProtectTermsPage'

vi.hoisted(() => {
  // The page's journey is written into it by the server before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_protect'
})

afterEach(() => {
  cleanup()
  forgetResults()
})

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>
}

function open(paymentMethod: ResultsState['paymentMethod']) {
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

it('shows the terms, with who supplies the device [NAV-10] [D-041]', () => {
  open('CARD_PAYMENT')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Telematics terms')
  expect(document.title).toBe('Telematics terms - Acorn')
  expect(screen.getByText(/supplied and read by Waymark Telematics/)).toBeDefined()
})

it.each([
  ['CARD_PAYMENT', '/make-payment'],
  ['DIRECT_DEBIT', '/payment-summary'],
  [undefined, '/results'],
] as const)('accepted by somebody who pays by %s leads to %s [BUY-18] [D-041]', (method, to) => {
  open(method)
  fireEvent.click(screen.getByRole('button', { name: 'Accept and continue' }))
  expect(where()).toBe(to)
})

it('lets them go back to the quote without accepting', () => {
  open('CARD_PAYMENT')
  fireEvent.click(screen.getByRole('link', { name: 'Back to my quote' }))
  expect(where()).toBe('/results')
})
