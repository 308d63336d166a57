import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cancelled, finance, openPolicy, transfer } from './testing/open-policy.tsx'

afterEach(cleanup)

const withRefund = (refund: object) => ({
  ...cancelled,
  price: { ...cancelled.price, returnedByTransfer: transfer.amount },
  refunds: [{ ...transfer, ...refund }],
})
const waiting = () => within(screen.getByRole('region', { name: 'Waiting for a decision' }))

it('by bank transfer waits for another person, and offers no card [DSK-522]', async () => {
  await openPolicy(withRefund({ whyNotConfirm: 'first-person', confirmers: ['Tom Ellery'] }), finance)
  expect(waiting().getByText(/cancellation, by bank transfer/)).toBeTruthy()
  expect(
    waiting().getByText('You began it, so you cannot confirm it. Tom Ellery can confirm it.'),
  ).toBeTruthy()
  expect(screen.getByText('Refunded or promised by bank transfer')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'It was paid by bank transfer' })).toBeNull()
})

it('by bank transfer that is confirmed is recorded as paid by finance, with the reason [DSK-522]', async () => {
  const asked = await openPolicy(
    withRefund({ state: 'ready', mayTransfer: true, secondPerson: 'Tom Ellery' }),
    finance,
    { FollowUpRefund: [200, { number: 2, state: 'transferred' }] },
  )
  expect(waiting().getByText(/Confirmed. Pay it into the account of the Direct Debit/)).toBeTruthy()
  expect(waiting().queryByRole('button', { name: 'Try the card again' })).toBeNull()
  fireEvent.change(waiting().getByLabelText(/reason, for our record/), { target: { value: 'bank run 12' } })
  fireEvent.click(waiting().getByRole('button', { name: 'It was paid by bank transfer' }))
  await screen.findByText('The refund is paid by bank transfer.')
  expect(asked.find(({ name }) => name === 'FollowUpRefund')?.body).toMatchObject({
    number: 2,
    decision: 'transferred',
    because: 'bank run 12',
  })
})
