import { firstPaymentDate } from '@milepost/domain/payment/payment-schedule'
import { noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Results } from '../../../api/pricing.ts'
import { anOption, paymentOptions } from '../../../results/testing/offers.ts'
import { useLocation } from '../../../router.tsx'
import { loadJourneyDefinition } from '../../../state/journey-definition.ts'
import { resetQuote, useQuote } from '../../../state/quote-state.ts'
import { type PaymentMethod, useResults } from '../../../state/results-state.ts'
import { MemoryRouter, Route, Routes } from '../../../testing/memory-router.tsx'
import { clearDirectDebit } from '../../direct-debit-state.ts'
import { PaymentSummaryPage } from '../PaymentSummaryPage.tsx'

/** Wednesday 15 July 2026, at noon in London. */
const NOW = new Date('2026-07-15T11:00:00Z')
export const today = londonDate(NOW)
const tomorrow = addDays(today, 1)

export const creditDocuments = [
  { id: 'k'.repeat(22), fileName: 'Key facts.pdf', name: 'Key facts', kind: 'key-facts' },
  {
    id: 'a'.repeat(22),
    fileName: 'Agreement.pdf',
    name: 'Fixed sum loan agreement',
    kind: 'credit-agreement',
  },
  {
    id: 'p'.repeat(22),
    fileName: 'Information.pdf',
    name: 'Pre-contract credit information',
    kind: 'pre-contract-credit-information',
  },
]

type Reply = (sent: { url: string; body: unknown }) => Response | Promise<Response>

/** A fake server that records what it is asked and replies as configured. */
export const server: { asked: { call: string; body: unknown }[]; replies: Record<string, Reply> } = {
  asked: [],
  replies: {},
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
export const problem = (status: number, code: string) =>
  json({ title: '', code, message: '', errors: [] }, status)
export const asked = (call: string) => server.asked.filter((each) => each.call === call)

/** Alan Morgan, with a price and cover from tomorrow, before each test of a file; cleaned up after it. */
export function aCustomerEachTime(): void {
  beforeAll(loadJourneyDefinition)
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    server.asked = []
    server.replies = {
      GetPaymentDate: () => json({ paymentDate: firstPaymentDate({ coverStart: tomorrow, today }) }),
      GetQuoteDocuments: () => json(creditDocuments),
      DownloadDocumentById: () => new Response(new Uint8Array([37, 80, 68, 70])),
      CheckBankDetails: () => json({ isValid: true, bankName: 'A Bank' }),
    }
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const call = Object.keys(server.replies).find((name) => url.includes(name)) ?? url
      const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body))
      server.asked.push({ call, body })
      return server.replies[call]?.({ url, body }) ?? problem(404, 'NOT_FOUND')
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
    clearDirectDebit()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

export function someResults(more: Partial<Results> = {}, premium = '654.38'): Results {
  const { monthly, inFull } = paymentOptions(premium)
  return {
    quoteReference: 'A-2345678923',
    expiryDate: '2026-08-14T09:00:00Z',
    paymentProvider: 'BRAINTREE',
    affordabilityCheck: false,
    isLatestFullyPricedQuote: true,
    selectedOption: 'option-1',
    underwritingOutcome: {
      underwritingOutcomeResponseId: 'outcome-1',
      didRefer: false,
      didDecline: false,
      underwrittenOptions: [{ ...anOption, paymentCollectionOptions: [monthly, inFull] }],
    },
    ...more,
  }
}

function Where() {
  return <output>{useLocation().pathname}</output>
}

export function show(
  results: Results = someResults(),
  paymentMethod: PaymentMethod = 'DIRECT_DEBIT',
  next: ReactNode = null,
) {
  useResults.setState({ results, paymentMethod })
  return render(
    <MemoryRouter initialEntries={['/payment-summary']}>
      <Where />
      <Suspense fallback={null}>
        <Routes>
          <Route path="/payment-summary" element={<PaymentSummaryPage />} />
          <Route path="*" element={next} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  )
}

export const where = () => document.querySelector('output')?.textContent

/** By id rather than by role: on a page this long, computing every role takes seconds. */
function found<Kind extends Element>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector)
  if (!element) throw new Error(`There is no ${selector} on the page`)
  return element
}

const inputOf = (name: string) => found<HTMLInputElement>(`#directDebit-${name}`)
export const buyNow = () => found<HTMLButtonElement>('button[type="submit"]')
export const press = () => fireEvent.click(buyNow())
export const isClosed = () => buyNow().getAttribute('aria-disabled') === 'true'
export const sortCode = () => inputOf('sortCode')
export const accountNumber = () => inputOf('accountNumber')
export const acceptance = () => document.querySelector<HTMLInputElement>('#directDebit-hasAccepted')
export const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })

const questions = {
  finance: 'premiumFinance',
  afford: 'affordableLending',
  holder: 'isAccountHolder',
  signatory: 'isOnlySignatoryRequired',
}

/** The first row of a yes/no question is the yes, and has the question's id. */
export function say(question: keyof typeof questions, answer: 'Yes' | 'No'): void {
  fireEvent.click(inputOf(`${questions[question]}${answer === 'Yes' ? '' : '-2'}`))
}

/** Everything but the acceptance. */
export function fillIn(): void {
  say('finance', 'Yes')
  say('afford', 'Yes')
  say('holder', 'Yes')
  say('signatory', 'Yes')
  type(sortCode(), '089999')
  type(accountNumber(), '66374958')
  fireEvent.click(inputOf('detailsCorrect'))
}

/** The whole form, once the documents to accept are loaded. */
export async function fillInAll(): Promise<void> {
  fillIn()
  await waitFor(() => fireEvent.click(inputOf('hasAccepted')))
}

/** The text next to Buy Now that says why it is disabled, or what it leads to. */
export const reason = () =>
  document.getElementById(buyNow().getAttribute('aria-describedby') ?? '')?.textContent
export const alertOf = () => found<HTMLElement>('[role="alert"]')
export const summary = () => [...alertOf().querySelectorAll('a')].map(({ textContent }) => textContent)
/** The error of a question. */
export const errorOf = (name: string) => document.getElementById(`directDebit-${name}-error`)?.textContent
