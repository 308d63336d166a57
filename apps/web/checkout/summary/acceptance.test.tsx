import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useResults } from '../../state/results-state.ts'
import { useDirectDebit } from '../direct-debit-state.ts'
import {
  aCustomerEachTime,
  acceptance,
  accountNumber,
  asked,
  fillInAll,
  isClosed,
  press,
  say,
  show,
  someResults,
  sortCode,
  type,
  where,
} from './testing/page.tsx'

aCustomerEachTime()

describe('the acceptance', () => {
  it('is shown only to an account holder who is the only signatory [DDM-13]', async () => {
    show()
    expect(acceptance()).toBeNull()
    say('holder', 'Yes')
    expect(acceptance()).toBeNull()
    say('signatory', 'Yes')
    await waitFor(() => expect(acceptance()?.labels?.[0]?.textContent).toBe('I accept on 15/07/2026'))
    say('signatory', 'No')
    expect(acceptance()).toBeNull()
  })

  it.each(['holder', 'signatory'] as const)(
    'is cleared when the answer about the %s changes [DDM-13]',
    async (question) => {
      show()
      await fillInAll()
      expect(acceptance()?.checked).toBe(true)
      say(question, 'No')
      say(question, 'Yes')
      expect(acceptance()?.checked).toBe(false)
      expect(isClosed()).toBe(true)
    },
  )

  it('is requested again on a page left open over midnight, with new documents [DDM-03] [D-190]', async () => {
    show()
    await fillInAll()
    vi.setSystemTime(new Date('2026-07-15T23:00:30Z'))
    press()
    expect(await screen.findByText('Your acceptance is out of date')).toBeDefined()
    await waitFor(() => expect(acceptance()?.labels?.[0]?.textContent).toBe('I accept on 16/07/2026'))
    expect(acceptance()?.checked).toBe(false)
    expect(asked('GetQuoteDocuments')).toHaveLength(2)
    expect(asked('CheckBankDetails')).toEqual([])
  })

  it('is not carried over to another price [DDM-13]', async () => {
    show()
    await fillInAll()
    const other = someResults({}, '700.00')
    act(() =>
      useResults.setState({
        results: {
          ...other,
          underwritingOutcome: { ...other.underwritingOutcome, underwritingOutcomeResponseId: 'outcome-2' },
        },
      }),
    )
    expect(acceptance()).toBeNull()
    expect(accountNumber().value).toBe('')
  })
})

describe('a customer who comes back from the card page', () => {
  it('finds the form filled in, and a change clears the stored details [D-046]', async () => {
    const { unmount } = show()
    await fillInAll()
    press()
    await waitFor(() => expect(where()).toBe('/make-payment'))
    unmount()
    show()
    expect(sortCode().value).toBe('08-99-99')
    await waitFor(() => expect(acceptance()?.checked).toBe(true))
    expect(isClosed()).toBe(false)
    type(accountNumber(), '6637495')
    expect(useDirectDebit.getState().directDebit).toBeUndefined()
  })
})
