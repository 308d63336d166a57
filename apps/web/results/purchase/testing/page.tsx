import { noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Results } from '../../../api/pricing.ts'
import { useOffer } from '../../../offer/offer.ts'
import { useLocation } from '../../../router.tsx'
import { loadJourneyDefinition } from '../../../state/journey-definition.ts'
import { usePaymentError } from '../../../state/payment-choice.ts'
import { resetQuote, useQuote } from '../../../state/quote-state.ts'
import { type PaymentMethod, useResults } from '../../../state/results-state.ts'
import { MemoryRouter, Route, Routes } from '../../../testing/memory-router.tsx'
import { PurchaseSection, sectionPropsOf } from '../PurchaseSection.tsx'
import { someResults } from './some-results.ts'

// Busy machines need a longer timeout.
configure({ asyncUtilTimeout: 4_000 })

type Sent = { contactDetails: { contactEmail: string }; licenceNumber?: string }

/** A fake server that records what it is sent and replies as configured. */
export const server: { sent: Sent[]; reply: () => Response | Promise<Response> } = {
  sent: [],
  reply: () => savedReply(),
}

export const tomorrow = addDays(londonDate(new Date()), 1)
/** The server's reply if nothing has changed (BUY-15). */
export const ids = {
  hasPriceChanged: false,
  optionId: 'option-1',
  underwritingOutcomeResponseId: 'outcome-1',
}
export const savedReply = (more: object = {}) => json(200, { ...ids, ...more })
export const problem = (status: number, code: string, errors: unknown[] = []) =>
  json(status, { title: '', code, message: '', errors })

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status })
}

/** Alan Morgan, with a price and cover from tomorrow, before each test of a file; cleaned up after it. */
export function aCustomerEachTime(): void {
  beforeAll(loadJourneyDefinition)
  beforeEach(() => {
    server.sent = []
    server.reply = () => savedReply()
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      server.sent.push(JSON.parse(String(init.body)))
      return server.reply()
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
}

const documents = <p>Documents stand here</p>

function Page() {
  const offer = useOffer()
  const { pathname, state } = useLocation()
  return (
    <>
      <output data-state={JSON.stringify(state)}>{pathname}</output>
      {offer && <PurchaseSection {...sectionPropsOf(offer)} documents={documents} />}
    </>
  )
}

export function show(
  method: PaymentMethod | 'none' = 'CARD_PAYMENT',
  results: Results = someResults(),
): void {
  useResults.setState({ results, paymentMethod: method === 'none' ? undefined : method })
  render(
    <MemoryRouter initialEntries={['/results']}>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  )
}

export const buy = () => fireEvent.click(screen.getByRole('button', { name: /Buy Now/ }))
export const where = () => document.querySelector('output')?.textContent
/** The location state passed to the next page. */
export const stateThere = () => JSON.parse(document.querySelector('output')?.dataset['state'] ?? 'null')
/** Opens an answer that is a line, as a customer does who wants to change it. */
export function change(name: string): void {
  const line = screen.queryByRole('button', { name: `Change ${name}` })
  if (line) fireEvent.click(line)
}

/** The field of the email address, opened if it is a line. */
export function email(): HTMLInputElement {
  change('Email')
  return screen.getByLabelText<HTMLInputElement>('Which email address should we use for your policy?')
}

export const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent)

export function agree(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Read Disclaimer' }))
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^I have read the information/ }))
}
