import { noAnswers } from '@milepost/domain/questions/answers'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useLocation } from '../router.tsx'
import { stampQuote } from '../state/browser-marks.ts'
import { saveCompletedPurchase, useCompletedPurchase } from '../state/completed-purchase.ts'
import { loadJourneyDefinition } from '../state/journey-definition.ts'
import { completeStep, resetQuote } from '../state/quote-state.ts'
import { useResults } from '../state/results-state.ts'
import { MemoryRouter, Route, Routes } from '../testing/memory-router.tsx'
import { NoOffer } from './NoOffer.tsx'
import { answeredFor, aRestored, reference } from './testing/restored.ts'

// Loaded once, so that no test waits for it.
beforeAll(loadJourneyDefinition)

const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: '', errors: [] }), { status })

let reply: () => Response | Promise<Response>
let asked: { call: string; body: unknown }[]
beforeEach(() => {
  asked = []
  reply = () => new Response(JSON.stringify(aRestored()))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ call: url.split('/').at(-1) ?? '', body: JSON.parse(String(init.body)) })
    return reply()
  })
})
afterEach(() => {
  cleanup()
  resetQuote()
  useCompletedPurchase.setState({}, true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

function Where() {
  const { pathname, search } = useLocation()
  return <p data-testid="where">{pathname + search}</p>
}
function open() {
  render(
    <MemoryRouter initialEntries={['/results']}>
      <Routes>
        <Route path="/results" element={<NoOffer />} />
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  )
}
const where = async () => (await screen.findByTestId('where')).textContent
function stampedAgo(minutes: number) {
  stampQuote(reference)
  const now = Date.now()
  vi.useFakeTimers({ now: now + minutes * 60_000, toFake: ['Date'] })
}

it('sends a customer with nothing to the start, and one with answers to where they were', async () => {
  open()
  expect(await where()).toBe('/quote/vehicle-details')
  cleanup()
  completeStep('vehicleDetails', noAnswers)
  stampQuote(reference)
  open()
  expect(await where()).toBe('/quote/vehicle-details')
  // Not even for a quote that could be resumed: these answers belong to another one.
  expect(asked).toEqual([])
})

it.each([
  ['a policy', {}, '/thank-you'],
  ['a cancelled policy again', { isRestart: true }, '/restart-thank-you'],
])(
  'shows a customer who has just bought %s their purchase, and no empty wizard [F28] [NAV-09]',
  async (_, of, page) => {
    useResults.setState(of)
    saveCompletedPurchase({
      quoteReference: reference,
      policyNumber: 'P1',
      documents: [],
      portalUserStatus: 'USER_NOT_CREATED',
    })
    resetQuote()
    open()
    expect(await where()).toBe(page)
  },
)

it('restores a price within 30 minutes without the check [RET-09] [D-237]', async () => {
  // A start that has passed leads away from this page; the test shows where.
  reply = () => new Response(JSON.stringify(aRestored({}, answeredFor(-2))))
  stampedAgo(29)
  open()
  expect(await where()).toBe('/quote/vehicle-cover')
  expect(asked).toEqual([{ call: 'ResumeQuote', body: { quoteReference: reference } }])
})

it('asks for the check after 30 minutes, with the reference prefilled, and sends no request [RET-09]', async () => {
  stampedAgo(31)
  open()
  expect(await where()).toBe(`/quote-retrieval?quoteRef=${reference}`)
  expect(asked).toEqual([])
})

it.each([
  ['the server does not know this browser', () => new Response(null, { status: 204 })],
  ['there is no reply', () => Promise.reject(new TypeError('no connection'))],
  ['the server fails', () => problem(500, 'INTERNAL_ERROR')],
])('asks for the check when %s', async (_why, answer) => {
  reply = answer
  stampQuote(reference)
  open()
  expect(await where()).toBe(`/quote-retrieval?quoteRef=${reference}`)
})

it.each([
  ['QUOTE_EXPIRED', '/quote-expired'],
  ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
  ['QUOTE_LOCKED', '/quote-locked'],
])('leads to the end page of a quote: %s', async (code, page) => {
  reply = () => problem(409, code)
  stampQuote(reference)
  open()
  expect(await where()).toBe(page)
})
