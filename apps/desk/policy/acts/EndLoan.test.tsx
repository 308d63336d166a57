import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { finance, inForce, openPolicy } from '../testing/open-policy.tsx'

afterEach(cleanup)

const alone = {
  kind: 'undrawn',
  lent: 458.33,
  collected: 0,
  earned: 0,
  rebate: 68.75,
  due: 458.33,
  back: 0,
  settledOn: '2026-11-19',
  payTo: 'us',
  payBy: '2026-12-19',
  words: ['Please pay us £458.33 by 19 December 2026, by card or bank transfer.'],
}
const monthly = {
  ...inForce,
  price: { ...inForce.price, method: 'credit', paidByCard: 76.67 },
  loan: { collected: 0, arrears: 0, act: 'withdraw-from-loan', alone, events: [] },
}
const over = {
  ...monthly,
  whyNot: {
    ...inForce.whyNot,
    'withdraw-from-loan': 'loan-ended-alone',
    'lender-missed': 'loan-ended-alone',
  },
  price: { ...monthly.price, owedToUs: 458.33 },
  loan: { ...monthly.loan, ending: { askedAt: '2026-11-19T10:00:00.000Z', sent: 0, isAlone: true } },
}
const act = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  return within(screen.getByRole('dialog'))
}

describe('a loan that ends alone', () => {
  it('shows every figure before it is done, and is done for these figures [DSK-523]', async () => {
    const asked = await openPolicy(monthly, finance, { EndLoanAlone: [200, alone] })
    const dialog = act('Withdraw from the loan')
    expect(dialog.getByText('£458.33, not paid out yet')).toBeTruthy()
    expect(dialog.getByText('£68.75')).toBeTruthy()
    expect(dialog.getByText('£458.33 to us by 19 December 2026')).toBeTruthy()
    expect(dialog.getByText(/customer’s debt to us/)).toBeTruthy()
    fireEvent.change(dialog.getByLabelText(/reason, for our record/), { target: { value: 'case 4711' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw from the loan' }))
    expect(await screen.findByText(/The lender is informed, and the customer is told by email/)).toBeTruthy()
    expect(asked.find(({ name }) => name === 'EndLoanAlone')?.body).toMatchObject({
      act: 'withdraw-from-loan',
      seen: { due: 458.33, back: 0, rebate: 68.75, payBy: '2026-12-19' },
      because: 'case 4711',
    })
  })

  it('shows an error once, at its field', async () => {
    const errors = [{ field: 'body.because', message: 'Enter your reason, in 3 characters or more' }]
    const refused = { code: 'INVALID_REQUEST', message: 'Please check', requestId: 'r1', errors }
    await openPolicy(monthly, finance, { EndLoanAlone: [400, refused] })
    const dialog = act('Withdraw from the loan')
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw from the loan' }))
    expect(await dialog.findAllByText(/Enter your reason/)).toHaveLength(1)
  })

  it('is said on the page, and what is owed to us instead is recorded when it comes [DSK-523] [DSK-524]', async () => {
    const asked = await openPolicy(over, finance, { RecordCustomerPayment: [200, { number: 1, left: 0 }] })
    expect(screen.getByText('Withdrawn from before it was paid out')).toBeTruthy()
    expect(screen.getByText('Its loan has ended already, and the policy continues without it.')).toBeTruthy()
    const dialog = act('Record a payment by the customer')
    expect(dialog.getByText('The customer owes us £458.33.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Record it' }))
    expect(dialog.getByText('Choose how it was paid')).toBeTruthy()
    fireEvent.change(dialog.getByLabelText('Amount received'), { target: { value: '458.33' } })
    fireEvent.change(dialog.getByLabelText('How it was paid'), { target: { value: 'bank' } })
    fireEvent.change(dialog.getByLabelText('Day we received it'), { target: { value: '2026-11-20' } })
    fireEvent.change(dialog.getByLabelText(/reason, for our record/), { target: { value: 'case 4711' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Record it' }))
    expect(await screen.findByText(/£0.00 is left to pay/)).toBeTruthy()
    expect(asked.find(({ name }) => name === 'RecordCustomerPayment')?.body).toMatchObject({
      amount: 458.33,
      way: 'bank',
      on: '2026-11-20',
    })
  })
})
