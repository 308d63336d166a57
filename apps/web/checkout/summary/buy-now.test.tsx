import { addDays } from '@milepost/domain/values/local-date'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { lazy } from 'react'
import { describe, expect, it } from 'vitest'
import { useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { useDirectDebit } from '../direct-debit-state.ts'
import {
  aCustomerEachTime,
  acceptance,
  accountNumber,
  alertOf,
  asked,
  errorOf,
  fillIn,
  fillInAll,
  isClosed,
  json,
  press,
  reason,
  server,
  show,
  summary,
  today,
  type,
  where,
} from './testing/page.tsx'

aCustomerEachTime()

describe('Buy Now', () => {
  it('is disabled until the form is valid, and shows why [DDM-12]', async () => {
    show()
    expect(isClosed()).toBe(true)
    expect(reason()).toBe('Complete the rest of this page to buy.')
    fillIn()
    expect(isClosed()).toBe(true)
    expect(reason()).toBe('Before you can buy, we still need your acceptance of the credit agreement.')
    await waitFor(() => expect(acceptance()).not.toBeNull())
    fireEvent.click(acceptance() ?? document.body)
    expect(isClosed()).toBe(false)
  })

  it('shows what is missing when it is pressed while disabled, and sends no request [DDM-12]', () => {
    show()
    expect(document.querySelector('[role="alert"]')).toBeNull()
    press()
    expect(summary()).toEqual([
      'Please say whether you accept premium finance',
      'Please say whether you can afford the repayments',
      'Please say whether the bank account is in your own name',
      'Please say whether you are the only person needed to authorise Direct Debits',
      'Please enter a sort code',
      'Please enter an account number',
      'Please confirm that your bank details are correct',
    ])
    expect(document.title).toBe('Error: Payment summary - Car insurance - Acorn')
    expect(document.activeElement?.id).toBe('directDebit-premiumFinance')
    expect(asked('CheckBankDetails')).toEqual([])
    fillIn()
    expect(screen.queryByText('Please enter a sort code')).toBeNull()
  })

  it('shows no error for a half-typed number before it is pressed', () => {
    show()
    type(accountNumber(), '1234')
    fireEvent.blur(accountNumber())
    expect(errorOf('accountNumber')).toBeUndefined()
    press()
    expect(errorOf('accountNumber')).toContain('Please enter all 8 numbers of the account number')
  })

  it('checks the account, holds it in memory with every declaration and continues to the card page [DDM-04] [DDM-24] [SEC-06]', async () => {
    show()
    await fillInAll()
    press()
    await waitFor(() => expect(where()).toBe('/make-payment'))
    expect(asked('CheckBankDetails').map(({ body }) => body)).toEqual([
      { quoteReference: 'A-2345678923', sortCode: '089999', accountNumber: '66374958' },
    ])
    expect(useDirectDebit.getState().directDebit).toEqual({
      outcomeId: 'outcome-1',
      bankDetails: {
        sortCode: '089999',
        accountNumber: '66374958',
        bankName: 'A Bank',
        accountHolder: 'Alan Morgan',
        accountHolderAddress: '1 High Street',
        accountHolderPostcode: 'LS1 1AA',
      },
      creditDeclarations: {
        premiumFinance: 'yes',
        affordableLending: 'yes',
        isAccountHolder: 'yes',
        isOnlySignatoryRequired: 'yes',
        detailsCorrect: true,
        acceptedOn: today,
      },
    })
  })

  it('saves nothing of the account in any storage [D-046]', async () => {
    show()
    await fillInAll()
    press()
    await waitFor(() => expect(where()).toBe('/make-payment'))
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])
    for (const secret of ['66374958', '089999', '08-99-99', 'A Bank']) expect(stored).not.toContain(secret)
  })

  it('makes one check, regardless of how often it is pressed', async () => {
    let answer: (response: Response) => void = () => undefined
    server.replies['CheckBankDetails'] = () => new Promise((resolve) => (answer = resolve))
    show()
    await fillInAll()
    press()
    press()
    fireEvent.submit(document.querySelector('form') ?? document.body)
    await waitFor(() => expect(asked('CheckBankDetails')).toHaveLength(1))
    expect(isClosed()).toBe(true)
    answer(json({ isValid: true }))
    await waitFor(() => expect(where()).toBe('/make-payment'))
    expect(asked('CheckBankDetails')).toHaveLength(1)
  })
})

it('stays pressed until the next page is loaded', async () => {
  const Never = lazy(() => new Promise<never>(() => undefined))
  show(undefined, undefined, <Never />)
  await fillInAll()
  press()
  await waitFor(() => expect(useDirectDebit.getState().directDebit).toBeDefined())
  await act(async () => press())
  expect(isClosed()).toBe(true)
  expect(asked('CheckBankDetails')).toHaveLength(1)
})

describe('a page left open', () => {
  it('does not sell cover with a start in the past [D-129]', async () => {
    show()
    await fillInAll()
    act(() =>
      useQuote.setState(({ answers }) => ({
        answers: {
          ...answers,
          coverDetails: { effectiveFrom: { date: addDays(today, -1), hour: 9, minute: 0 } },
        },
      })),
    )
    press()
    await screen.findByText('Your cover should have started already')
    expect(alertOf().querySelector('a')?.getAttribute('href')).toBe('/quote/vehicle-cover')
    expect(asked('CheckBankDetails')).toEqual([])
  })

  it('does not sell a price for other answers [D-142]', async () => {
    show()
    await fillInAll()
    act(() => useResults.setState({ pricedFrom: 'other answers' }))
    press()
    await waitFor(() => expect(where()).toBe('/results'))
    expect(asked('CheckBankDetails')).toEqual([])
  })
})
