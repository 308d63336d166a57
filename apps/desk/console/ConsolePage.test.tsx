import { funnelSteps } from '@milepost/domain/visit/visit-steps'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { historyAt, openDesk } from '../testing/open-desk.tsx'

afterEach(cleanup)

const report = (visits: number) => ({
  from: '2026-11-01',
  to: '2026-11-02',
  visits,
  days: [
    { day: '2026-11-01', visits: visits / 2, priced: 10, bought: 2 },
    { day: '2026-11-02', visits: visits / 2, priced: 20, bought: 4 },
  ],
  funnel: funnelSteps.map((step, place) => ({
    step,
    reached: Math.round(visits / (place + 1)),
    stopped: Math.round(visits / (place + 1)) - Math.round(visits / (place + 2)),
    erred: 1,
    halfWithinSeconds: 95,
    nineOfTenWithinSeconds: 200,
  })),
  stops: [
    { step: 'aboutYou', question: 'proposerDetails-dateOfBirth', code: 'dateOfBirthRequired', visits: 9 },
  ],
  errors: [
    { step: 'aboutYou', question: 'proposerDetails-title', code: 'titleRequired', visits: 4, times: 7 },
  ],
  ends: [],
  outcomes: { priced: 30, declined: 2, referred: 1, paymentsBegun: 7, paymentsRefused: 1, bought: 6 },
  referrals: { approved: 1, declined: 2, withdrawn: 0, lapsed: 3 },
  declineReasons: [],
  referralReasons: [{ code: 'refused-cover', times: 1 }],
  refusedCards: [],
  extras: [{ code: 'PC_BREAKDOWN_NATIONAL', times: 12 }],
  boughtPrices: [{ band: '500', times: 6 }],
  sites: [{ site: 'quotelark', asked: 12, offered: 10, arrived: 3, bought: 1 }],
})
const period = { from: '2026-11-01', to: '2026-11-02', compared: 'none' }
const at = (query: Record<string, string> = period) => `/console?${new URLSearchParams(query)}`

it('is loaded on demand, and reads its period from the address [DSK-908] [DSK-910]', async () => {
  const asked = openDesk(at(), { ReadConsole: [200, { period: report(120), isUnderWay: false }] })
  // Its scripts are loaded first.
  const funnel = await screen.findByRole(
    'table',
    { name: 'Visits by the steps they reached' },
    { timeout: 60_000 },
  )
  expect(within(funnel).getAllByRole('row')).toHaveLength(funnelSteps.length + 1)
  expect(within(funnel).getByRole('row', { name: /^About You/ }).textContent).toContain('40')
  const { query } = asked.find(({ name }) => name === 'ReadConsole') ?? {}
  expect([query?.get('from'), query?.get('to'), query?.get('comparedFrom')]).toEqual([
    '2026-11-01',
    '2026-11-02',
    null,
  ])
})

it('shows the numbers behind every chart and list, for people who cannot see the bars [DSK-908]', async () => {
  openDesk(at(), { ReadConsole: [200, { period: report(120), isUnderWay: true }] })
  const days = await screen.findByRole('table', { name: 'Visits, prices and sales by day', hidden: true })
  expect(within(days).getByRole('row', { name: /2 November 2026 60 20 4/, hidden: true })).toBeTruthy()
  const stops = screen.getByRole('region', { name: 'Last question before they stopped' })
  expect(stops.textContent).toContain('About You: What is your date of birth?')
  expect(stops.textContent).toContain('Date of birth required')
  const sites = screen.getByRole('table', { name: 'Comparison sites' })
  expect(within(sites).getByRole('row', { name: /Quotelark 12 10 3 1/ })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Extras added' }).textContent).toContain('Breakdown, UK')
  const referrals = screen.getByRole('region', { name: 'What became of referrals' })
  expect(referrals.textContent).toContain('Declined by an underwriter')
  expect(screen.getByText('No card was refused.')).toBeTruthy()
  expect(screen.getByText(/today so far/)).toBeTruthy()
})

it('shows the time up to which a busy day was counted [DSK-909]', async () => {
  const countedAt = '2026-11-02T14:10:00Z'
  openDesk(at(), { ReadConsole: [200, { period: report(120), isUnderWay: true, countedAt }] })
  expect(await screen.findByText(/today up to 14:10/)).toBeTruthy()
})

it('shows a message if nothing was counted or a percentage is based on few visits [DSK-904]', async () => {
  openDesk(at(), { ReadConsole: [200, { period: report(0), isUnderWay: false }] })
  await screen.findByText('No visits were counted in this period.')
  cleanup()
  openDesk(at(), { ReadConsole: [200, { period: report(12), isUnderWay: false }] })
  expect((await screen.findAllByText(/a small number/)).length).toBeGreaterThan(0)
})

it('shows what went wrong, and leaves the filters in place [DSK-908]', async () => {
  openDesk(at(), {
    ReadConsole: [
      400,
      { code: 'VALIDATION_ERROR', errors: [{ field: 'query.from', message: 'Choose 400 days at most' }] },
    ],
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Choose 400 days at most')
  expect(screen.getByLabelText('Period')).toBeTruthy()
})

it('writes a chosen filter to the address, and sends a new request for it [DSK-906]', async () => {
  const history = historyAt(at())
  const asked = openDesk(history, { ReadConsole: [200, { period: report(120), isUnderWay: false }] })
  await screen.findByRole('table', { name: 'Visits by the steps they reached' })
  fireEvent.change(screen.getByLabelText('Channel'), { target: { value: 'aggregator' } })
  const channels = () =>
    asked.filter(({ name }) => name === 'ReadConsole').map(({ query }) => query.get('channel'))
  await waitFor(() => expect(channels()).toEqual([null, 'aggregator']))
  const { pathname, search } = history.location()
  expect(pathname).toBe('/console')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ ...period, channel: 'aggregator' })
})
