import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { reference } from '../../resume/testing/restored.ts'
import { useLocation } from '../../router.tsx'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { resetQuote } from '../../state/quote-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { RestartOfferPage } from '../offer/RestartOfferPage.tsx'
import { useRestart } from '../restarted-quote.ts'
import { holdRestart, optionAt, restartOutcome } from './restart-quote.ts'
import { json, openServer } from './server.ts'

export const savedResults = {
  hasPriceChanged: false,
  optionId: 'option-31',
  underwritingOutcomeResponseId: 'outcome-31',
}
export const priced = (id: string, option = optionAt(262.05)) => ({
  quoteReference: reference,
  expiryDate: '2099-12-15T00:00:00+00:00',
  paymentProvider: 'BRAINTREE',
  affordabilityCheck: false,
  isLatestFullyPricedQuote: true,
  selectedOption: 'option-30',
  underwritingOutcome: restartOutcome(id, option),
})

/** A customer with a restart and a fake server, on the day of the tests; cleaned up after each. */
export function aRestartEachTime(): void {
  beforeAll(loadJourneyDefinition)
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] })
    openServer({
      GetQuoteDocuments: () => json([]),
      UpdateContactPreferences: () => json(savedResults),
      RateExistingPrivateCarQuote: () => json(priced('outcome-30b')),
    })
  })
  afterEach(() => {
    cleanup()
    resetQuote()
    useRestart.setState({}, true)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

export function Where() {
  return <output>{useLocation().pathname}</output>
}
export const where = () => document.querySelector('output')?.textContent

export async function open(answers?: Parameters<typeof holdRestart>[0]) {
  await holdRestart(answers)
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/30-day-quote']}>
        <RestartOfferPage />
        <Where />
      </MemoryRouter>,
    ),
  )
}
export const section = (name: string) => within(screen.getByRole('region', { name }))
export const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I accept on/ })
export const payNow = () => screen.getByRole('button', { name: 'Pay Now' })
export const pay = () =>
  act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Restart your policy' })))
export const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })

export async function acceptAndPay() {
  fireEvent.click(tick())
  await pay()
}
