import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useResults } from '../../state/results-state.ts'
import { useDirectDebit } from '../direct-debit-state.ts'
import {
  aCustomerEachTime,
  accountNumber,
  alertOf,
  asked,
  errorOf,
  fillInAll,
  isClosed,
  json,
  press,
  problem,
  reason,
  server,
  show,
  sortCode,
  summary,
  type,
  where,
} from './testing/page.tsx'

aCustomerEachTime()

const NOT_VALID = "This sort code and account number don't match. Please check both"

describe('the check of the account', () => {
  it('that cannot read it sets the same error as one that finds it invalid [DDM-22]', async () => {
    server.replies['CheckBankDetails'] = () => problem(400, 'VALIDATION_ERROR')
    show()
    await fillInAll()
    press()
    await waitFor(() => expect(errorOf('sortCode')).toContain(NOT_VALID))
    expect(where()).toBe('/payment-summary')
  })

  it('that finds it invalid sets an error on both fields, and disables Buy Now until one changes [DDM-22]', async () => {
    server.replies['CheckBankDetails'] = () => json({ isValid: false })
    show()
    await fillInAll()
    press()
    await waitFor(() => expect(errorOf('sortCode')).toContain(NOT_VALID))
    expect(errorOf('accountNumber')).toContain(NOT_VALID)
    expect(summary()).toEqual([NOT_VALID, NOT_VALID])
    expect(document.activeElement).toBe(sortCode())
    expect(isClosed()).toBe(true)
    expect(reason()).toBe('Check your sort code and account number to buy.')
    press()
    expect(asked('CheckBankDetails')).toHaveLength(1)
    expect(where()).toBe('/payment-summary')
    type(accountNumber(), '66374959')
    expect(errorOf('sortCode')).toBeUndefined()
    expect(isClosed()).toBe(false)
    // The same account is known to be wrong.
    type(accountNumber(), '66374958')
    expect(errorOf('sortCode')).toContain(NOT_VALID)
    expect(useDirectDebit.getState().directDebit).toBeUndefined()
  })

  it.each([
    ['no reply arrives', () => Promise.reject(new TypeError('offline'))],
    ['no provider can check it', () => problem(503, 'PROVIDER_UNAVAILABLE')],
    ['the server fails', () => problem(500, 'INTERNAL_ERROR')],
  ])(
    'sets both errors, focuses the account number and asks for it again when %s [DDM-23] [F18]',
    async (_, reply) => {
      server.replies['CheckBankDetails'] = reply
      const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
      show()
      await fillInAll()
      press()
      await waitFor(() =>
        expect(errorOf('accountNumber')).toContain('delete your account number and enter it again'),
      )
      expect(errorOf('sortCode')).toContain('delete your sort code and enter it again')
      // The field is focused once the page is rendered with its error.
      await waitFor(() => expect(document.activeElement).toBe(accountNumber()))
      expect(scrolled.mock.instances).toContain(accountNumber())
      expect(where()).toBe('/payment-summary')
      expect(window.dataLayer).toContainEqual({ event: 'bank_check_unreachable' })
      scrolled.mockRestore()

      type(accountNumber(), '')
      type(accountNumber(), '66374958')
      expect(errorOf('sortCode')).toBeUndefined()
      server.replies['CheckBankDetails'] = () => json({ isValid: true })
      press()
      await waitFor(() => expect(where()).toBe('/make-payment'))
    },
  )

  it('leads to the end page of a quote that this browser has no access to [F18] [NAV-36]', async () => {
    server.replies['CheckBankDetails'] = () => problem(404, 'QUOTE_NOT_FOUND')
    show()
    await fillInAll()
    press()
    await waitFor(() => expect(where()).toBe('/error'))
    expect(useDirectDebit.getState().directDebit).toBeUndefined()
  })

  it('offers paying by card after too many accounts were tried [F18]', async () => {
    server.replies['CheckBankDetails'] = () => problem(429, 'TOO_MANY_REQUESTS')
    show()
    await fillInAll()
    press()
    await screen.findByText("We can't check any more bank details for now")
    const [offered] = within(alertOf()).getAllByText('Pay £689.38 in full instead')
    fireEvent.click(offered ?? document.body)
    expect(where()).toBe('/make-payment')
    expect(useResults.getState().paymentMethod).toBe('CARD_PAYMENT')
    expect(useDirectDebit.getState().directDebit).toBeUndefined()
  })
})
