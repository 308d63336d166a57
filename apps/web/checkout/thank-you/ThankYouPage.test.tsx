import { localDate } from '@milepost/domain/values/local-date'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { voiceOf } from '../../brands/voice.ts'
import { useLocation } from '../../router.tsx'
import { saveCompletedPurchase, useCompletedPurchase } from '../../state/completed-purchase.ts'
import { resetQuote } from '../../state/quote-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { ThankYouPage } from './ThankYouPage.tsx'
import { aDocument, aPolicy } from './testing.ts'

vi.hoisted(() => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_pc'
})

const server: { asked: string[]; reply: () => Response | Promise<Response> } = {
  asked: [],
  reply: () => json({ status: 'NONE' }),
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const purchasedReply = (more: Parameters<typeof aPolicy>[0] = {}) =>
  json({ status: 'BOUGHT', policy: aPolicy(more) })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') })
  saveCompletedPurchase({
    quoteReference: 'A-2345678923',
    policyNumber: 'A-10000001',
    documents: [],
    portalUserStatus: 'USER_CREATED',
  })
  server.asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    server.asked.push(address)
    return server.reply()
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  useCompletedPurchase.setState({}, true)
  resetQuote()
})

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>
}
async function open(reply: typeof server.reply, isRestart = false) {
  server.reply = reply
  render(
    <MemoryRouter initialEntries={['/thank-you']}>
      <ThankYouPage isRestart={isRestart} />
      <Where />
    </MemoryRouter>,
  )
  await later(0)
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const where = () => screen.getByTestId('where').textContent
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const section = (name: string) => within(screen.getByRole('region', { name }))

describe('a restarted policy', () => {
  const thirtyDays = {
    term: 'thirty-day',
    coverEnd: '2026-12-15T23:59:00+00:00',
    paidNow: 262.05,
  } as const

  it.each([
    [true, '£262.05 or less on 14 December 2026, from your saved card'],
    [false, 'None'],
  ])(
    'shows when its 30 days end and what is paid next, with automatic renewal: %s [NAV-09] [D-223]',
    async (automaticRenewal, next) => {
      await open(() => purchasedReply({ ...thirtyDays, automaticRenewal }), true)
      const card = section('Your 30 days')
      expect(card.getByText('15 December 2026 at 23:59')).toBeDefined()
      expect(card.getByText(next)).toBeDefined()
      expect(section('Your policy number').getByText('A-10000001')).toBeDefined()
    },
  )

  it('is recorded as taken up, and other policies are not [RST-10]', async () => {
    const recorded = () => server.asked.filter((address) => address.includes('SetRestartedQuoteTakenUp'))
    await open(() => purchasedReply(thirtyDays))
    expect(recorded()).toEqual([])
    cleanup()
    await open(() => purchasedReply(thirtyDays), true)
    expect(recorded()).toHaveLength(1)
  })
})

describe('a policy', () => {
  it('is confirmed by name and number, with vehicle, cover and what was paid [THX-02] [D-215]', async () => {
    await open(() => purchasedReply())
    expect(title()).toBe(`Thank you, Priya ${voiceOf('A').thankYou.title}`)
    expect(document.title).toBe('Thank you - Car insurance - Acorn')
    const card = section('Your policy number')
    for (const words of [
      'A-10000001',
      'AA19 AAA',
      'Ford Focus',
      '16 November 2026 at 09:00',
      '15 November 2027 at 23:59',
      '£477.00',
    ])
      expect(card.getByText(words), words).toBeDefined()
    expect(screen.getByText('Your online account is ready')).toBeDefined()
  })

  it('lists every payment still to come [D-183]', async () => {
    const instalments = { firstOn: localDate('2026-12-16'), first: 45.71, standard: 45.7, count: 11 }
    await open(() => purchasedReply({ paidNow: 74.75, instalments }))
    const payments = section('Your upcoming payments').getAllByRole('listitem')
    expect(payments).toHaveLength(11)
    expect(payments[0]?.textContent).toBe('16 December 2026 £45.71')
    // 16 January 2027 is a Saturday.
    expect(payments[1]?.textContent).toBe('18 January 2027 £45.70')
  })

  it('has no such list when it was paid in full', async () => {
    await open(() => purchasedReply())
    expect(screen.queryByRole('region', { name: 'Your upcoming payments' })).toBeNull()
  })
})

describe('documents', () => {
  const coming = [aDocument('Certificate of motor insurance'), aDocument('Policy schedule', false)]

  it('appear while the page is open, polled every 2 seconds until all are ready [THX-03] [F20]', async () => {
    await open(() => purchasedReply({ documents: coming }))
    const documentsCard = section('Your documents')
    expect(documentsCard.getByRole('button', { name: /Certificate of motor insurance/ })).toBeDefined()
    expect(documentsCard.queryByRole('button', { name: /Policy schedule/ })).toBeNull()
    expect(documentsCard.getByText('Being prepared')).toBeDefined()
    expect(documentsCard.getByText('1 of 2 documents are ready')).toBeDefined()
    await later(1999)
    expect(server.asked).toHaveLength(1)
    server.reply = () => purchasedReply()
    await later(1)
    expect(server.asked).toHaveLength(2)
    expect(documentsCard.getByRole('button', { name: /Policy schedule/ })).toBeDefined()
    await later(60_000)
    expect(server.asked).toHaveLength(2)
  })

  it('do not keep the customer waiting: after a while the page says that they will be emailed [F20]', async () => {
    await open(() => purchasedReply({ documents: coming }))
    await later(28_000)
    expect(screen.queryByText(/documents will be emailed/)).toBeNull()
    await later(4_000)
    expect(screen.getByText(/documents will be emailed to priya@example.com/)).toBeDefined()
  })

  it('show an error when one cannot be fetched [THX-03] [D-250]', async () => {
    await open(() => purchasedReply())
    server.reply = () => json({ title: '', code: 'DOCUMENT_NOT_FOUND', message: '', errors: [] }, 404)
    fireEvent.click(screen.getByRole('button', { name: /Policy schedule/ }))
    await later(0)
    expect(server.asked.at(-1)).toContain('/DownloadDocumentById/policy-schedule-')
    expect(screen.getByText(/You can't open it here any more/)).toBeDefined()
  })
})

describe('a visitor', () => {
  it('in the tab that bought requests that quote; in another tab nothing is requested or shown [F28] [T24]', async () => {
    await open(() => purchasedReply())
    expect(server.asked.at(-1)).toMatch(/GetPurchase\?QuoteReference=A-2345678923$/)
    cleanup()
    useCompletedPurchase.setState({}, true)
    server.asked = []
    await open(() => purchasedReply())
    expect(server.asked).toEqual([])
    expect(where()).toBe('/')
  })

  it('who has bought nothing is sent to the start [D-033]', async () => {
    await open(() => json({ status: 'NONE' }))
    expect(where()).toBe('/')
  })

  it('is asked not to pay again while the bank has not answered, and then sees the result [F12]', async () => {
    await open(() => json({ status: 'CHECKING' }))
    expect(title()).toBe("We're checking your payment")
    expect(screen.getByText("Please don't pay again")).toBeDefined()
    server.reply = () => json({ status: 'NOT_CHARGED' })
    await later(2000)
    expect(screen.getByText('No money was taken, and you are not insured yet')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByRole('link', { name: 'Back to the start' })).toBeDefined()
  })

  it('without a reply sees that the policy is safe, with its number, and can try again', async () => {
    saveCompletedPurchase({
      quoteReference: 'A-2345678923',
      policyNumber: 'A-10000001',
      documents: [],
      portalUserStatus: 'USER_CREATED',
    })
    await open(() => Promise.reject(new TypeError('offline')))
    expect(screen.getByText('A-10000001')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain("it's safe")
    server.reply = () => purchasedReply()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await later(0)
    expect(title()).toBe(`Thank you, Priya ${voiceOf('A').thankYou.title}`)
  })
})
