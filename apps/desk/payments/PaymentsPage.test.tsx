import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openDesk } from '../testing/open-desk.tsx'

afterEach(cleanup)

const since = '2026-11-17T08:00:00.000Z'
const read = {
  day: '2026-11-17',
  stopped: [{ brand: 'A', reference: 'A-0123456789B', state: 'AUTHORISED', amount: 512.5, since }],
  refunds: [
    {
      brand: 'M',
      policyNumber: 'M-100001',
      number: 1,
      amount: 150,
      reason: 'goodwill',
      state: 'proposed',
      firstPerson: 'Olive Other',
      since,
    },
  ],
  mandates: [],
  booked: [
    {
      brand: 'A',
      payments: 2,
      taken: 1024,
      returned: 20,
      accounts: [
        { account: 'card-provider', amount: 1004 },
        { account: 'insurer', amount: -1004 },
      ],
      sum: 0,
    },
  ],
}

const open = (reply: object) =>
  openDesk('/payments', { ReadPayments: [200, reply] }, { name: 'Femi Carter', roles: ['finance'] })

it('links a stuck payment to its quote or policy, and shows what was booked [DSK-412]', async () => {
  open(read)
  await screen.findByRole('heading', { level: 1, name: 'Payments' })
  const quote = await screen.findByRole('link', { name: 'A-0123456789B' })
  expect(quote.getAttribute('href')).toBe('/quotes/A/A-0123456789B')
  expect(screen.getByRole('link', { name: 'M-100001' }).getAttribute('href')).toBe('/policies/M/M-100001')
  expect(screen.getByText(/Waits for a second person/)).toBeTruthy()
  expect(screen.getByText('No bank has refused one.')).toBeTruthy()
  const day = screen.getByRole('table')
  expect(within(day).getByRole('row', { name: /Taken by card, 2 payments.*£1,024/ })).toBeTruthy()
  expect(within(day).getByRole('row', { name: /Sum of the accounts/ })).toBeTruthy()
})

it('shows a warning when the accounts do not add up [DSK-412]', async () => {
  const [booked] = read.booked
  open({ ...read, booked: [{ ...booked, sum: -0.01 }] })
  await screen.findByText('The accounts do not add up')
})
