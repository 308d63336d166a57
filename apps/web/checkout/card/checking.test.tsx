import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useCompletedPurchase } from '../../state/completed-purchase.ts'
import { usePaymentInProgress } from '../../state/payment-in-progress.ts'
import { FakeClient } from './testing/fake-client.ts'
import { aPayerEachTime, arrive, dialog, payNow, REFERENCE, show, where } from './testing/page.tsx'
import { callsMade, json, lost, policy, problem, purchaseReply, sentTo, server } from './testing/server.ts'

aPayerEachTime()

const WORDS = "We're checking your payment. Please don't pay again."
const checking = () => json(200, { status: 'CHECKING' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The page after a payment whose result is not known yet. */
async function checkedPage(takeUp: () => Response | Promise<Response>) {
  server.replies['TakeUpQuote'] = takeUp
  const client = await show()
  server.replies['GetPurchase'] = checking
  vi.useFakeTimers()
  payNow()
  await pass(0)
  expect(screen.getByText(WORDS)).toBeDefined()
  return client
}

describe('a payment whose result is unknown', () => {
  it.each([
    ['the server is checking', () => json(202, { status: 'CHECKING' })],
    ['the reply is lost', lost],
    ['the server failed', () => problem(500, 'INTERNAL_ERROR')],
    ['another tab is paying', () => problem(409, 'CONFLICT')],
  ])('hides the form and polls every two seconds because %s [F12] [F5]', async (_why, reply) => {
    await checkedPage(reply)
    expect(screen.queryByRole('button', { name: /Make Payment/ })).toBeNull()
    expect(document.activeElement?.tagName).toBe('H1')
    expect(usePaymentInProgress.getState().isPaying).toBe(true)
    const asked = () => callsMade().filter((call) => call === 'GetPurchase').length
    const before = asked()
    await pass(6_000)
    expect(asked() - before).toBe(3)
    server.replies['GetPurchase'] = () => json(200, { status: 'BOUGHT', policy })
    await pass(2_000)
    expect(where()).toBe('/thank-you')
    expect(useCompletedPurchase.getState().bought).toMatchObject({
      quoteReference: REFERENCE,
      policyNumber: 'ACN-1',
    })
    expect(sentTo('TakeUpQuote')).toHaveLength(1)
    expect(usePaymentInProgress.getState().isPaying).toBe(false)
  })

  it('ends with "nothing was charged", and the form is shown again [F12] [D-212]', async () => {
    await checkedPage(() => json(202, { status: 'CHECKING' }))
    server.replies['GetPurchase'] = () => json(200, { status: 'NOT_CHARGED' })
    await pass(2_000)
    vi.useRealTimers()
    const dialogShown = await dialog()
    expect(dialogShown.textContent).toContain(
      'There has been an error with your quote purchase. Please try again.',
    )
    expect(dialogShown.textContent).toContain('No money has been taken.')
    expect(await screen.findByRole('form', { name: 'Payment' })).toBeDefined()
  })

  it('is sent again when the server has no record of it, and is bought once [D-211] [F3]', async () => {
    await checkedPage(lost)
    server.replies['GetPurchase'] = () => json(200, { status: 'NONE' })
    server.replies['TakeUpQuote'] = () => json(200, purchaseReply)
    await pass(2_000)
    expect(where()).toBe('/thank-you')
    const [first, again] = sentTo('TakeUpQuote')
    expect(again).toEqual(first)
  })

  it('is no longer retried after five more lost attempts', async () => {
    await checkedPage(lost)
    server.replies['GetPurchase'] = () => json(200, { status: 'NONE' })
    await pass(20_000)
    expect(sentTo('TakeUpQuote')).toHaveLength(6)
    expect(screen.queryByText(WORDS)).toBeNull()
  })

  it('keeps polling while the connection is down, and after two minutes says that the customer need not wait [F12]', async () => {
    await checkedPage(() => json(202, { status: 'CHECKING' }))
    server.replies['GetPurchase'] = lost
    await pass(119_000)
    expect(screen.queryByText(/longer than usual/)).toBeNull()
    await pass(2_000)
    expect(screen.getByText(/longer than usual/)).toBeDefined()
    expect(screen.getByText(WORDS)).toBeDefined()
  })

  it('explains that the start of cover passed during the payment [F10]', async () => {
    const words = 'The start of your cover passed while you were paying.'
    await checkedPage(() =>
      problem(400, 'VALIDATION_ERROR', '', [{ field: 'body.coverStartDate', message: words }]),
    )
    server.replies['GetPurchase'] = () => json(200, { status: 'NOT_CHARGED' })
    await pass(2_000)
    vi.useRealTimers()
    expect((await dialog()).textContent).toContain(words)
  })

  it('also asks the server when the provider’s client throws during a payment [F12]', async () => {
    const client = await show()
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    server.replies['GetPurchase'] = checking
    client.confirms = () => Promise.reject(new Error('frame gone'))
    payNow()
    expect(await screen.findByText(WORDS)).toBeDefined()
    expect(reported).toHaveBeenCalledOnce()
  })

  it('stops polling once the customer leaves the page', async () => {
    await checkedPage(() => json(202, { status: 'CHECKING' }))
    cleanup()
    const before = callsMade().length
    await pass(10_000)
    expect(callsMade()).toHaveLength(before)
    expect(usePaymentInProgress.getState().isPaying).toBe(false)
  })
})

describe('opening the page', () => {
  it('checks a payment in progress and offers no second one [F28]', async () => {
    server.replies['GetPurchase'] = checking
    arrive(new FakeClient())
    expect(await screen.findByText(WORDS)).toBeDefined()
    expect(screen.queryByRole('form', { name: 'Payment' })).toBeNull()
  })

  it('goes to the policy after the purchase, and tracks the purchase once [F28] [CRD-09]', async () => {
    window.dataLayer = []
    server.replies['GetPurchase'] = () => json(200, { status: 'BOUGHT', policy })
    arrive(new FakeClient())
    await waitFor(() => expect(where()).toBe('/thank-you'))
    cleanup()
    arrive(new FakeClient())
    await waitFor(() => expect(where()).toBe('/thank-you'))
    expect(window.dataLayer.filter(({ event }) => event === 'purchase')).toHaveLength(1)
  })

  it('offers another payment after one that was not charged [F15]', async () => {
    server.replies['GetPurchase'] = () => json(200, { status: 'NOT_CHARGED' })
    arrive(new FakeClient())
    expect(await screen.findByRole('form', { name: 'Payment' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for the bank account again after a reload when paying monthly, but not during a payment [D-046] [F28]', async () => {
    arrive(new FakeClient(), { method: 'DIRECT_DEBIT' })
    await waitFor(() => expect(where()).toBe('/payment-summary'))
    cleanup()
    server.replies['GetPurchase'] = checking
    arrive(new FakeClient(), { method: 'DIRECT_DEBIT' })
    expect(await screen.findByText(WORDS)).toBeDefined()
  })

  it('without a connection reports that nothing was paid, and can be retried', async () => {
    server.replies['GetPurchase'] = lost
    arrive(new FakeClient())
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toContain('Nothing has been paid')
    server.replies['GetPurchase'] = () => json(200, { status: 'NONE' })
    act(() => again.click())
    expect(await screen.findByRole('form', { name: 'Payment' })).toBeDefined()
  })

  it.each([
    [409, 'QUOTE_EXPIRED', '/quote-expired'],
    [409, 'QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
    [404, 'QUOTE_NOT_FOUND', '/error'],
  ])('goes from a quote that answers %i %s to %s [NAV-33] [NAV-34] [NAV-36]', async (status, code, page) => {
    server.replies['GetClientData'] = () => problem(status, code)
    arrive(new FakeClient())
    await waitFor(() => expect(where()).toBe(page))
  })
})
