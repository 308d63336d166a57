import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useResults } from '../../state/results-state.ts'
import {
  aCustomerEachTime,
  asked,
  buyNow,
  errorOf,
  fillInAll,
  isClosed,
  press,
  reason,
  say,
  show,
  type,
  where,
} from './testing/page.tsx'

aCustomerEachTime()

const DECLINED = 'You have declined premium finance. To continue please accept or choose to pay in full.'
const NOT_AFFORDABLE = 'You must be able to afford the repayments to pay monthly.'
const NOT_HOLDER =
  "The Direct Debit must be in the policyholder's name. Please change your answer or pay in full."

describe('an answer that rules monthly payment out', () => {
  it.each([
    ['finance', 'premiumFinance', DECLINED],
    ['afford', 'affordableLending', NOT_AFFORDABLE],
    ['holder', 'isAccountHolder', NOT_HOLDER],
    ['signatory', 'isOnlySignatoryRequired', NOT_HOLDER],
  ] as const)(
    'is reported immediately, disables Buy Now and offers paying in full: %s [DDM-14] [DDM-15] [DDM-17] [D-184] [D-185]',
    async (question, name, message) => {
      show()
      await fillInAll()
      say(question, 'No')
      expect(errorOf(name)).toContain(message)
      expect(isClosed()).toBe(true)
      expect(reason()).toBe(
        "You can't pay monthly with the answers above. Change your answer or pay in full.",
      )
      press()
      expect(asked('CheckBankDetails')).toEqual([])
      // One in the breakdown, the other under the answer.
      expect(screen.getAllByText('Pay £689.38 in full instead')).toHaveLength(2)
    },
  )

  it('asks for the account holder and their address, and validates them [DDM-18]', () => {
    show()
    say('holder', 'No')
    press()
    expect(errorOf('accountHolder')).toContain("Please enter the account holder's name")
    expect(errorOf('line1')).toContain('Please enter the first line of the address')
    expect(errorOf('postcode')).toContain('Please enter a postcode')
    type(screen.getByLabelText('Whose name is the account in?'), 'Jo')
    expect(errorOf('accountHolder')).toContain('at least 3 letters')
    say('holder', 'Yes')
    expect(screen.queryByLabelText('Whose name is the account in?')).toBeNull()
  })

  it('links to paying in full by card', () => {
    show()
    say('holder', 'No')
    const links = screen.getAllByText('Pay £689.38 in full instead')
    expect(links).toHaveLength(2)
    fireEvent.click(links.at(-1) ?? buyNow())
    expect(where()).toBe('/make-payment')
    expect(useResults.getState().paymentMethod).toBe('CARD_PAYMENT')
  })
})
