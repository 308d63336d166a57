import { describe, expect, it } from 'vitest'
import { isIncomeAsked } from './purchase-questions.ts'
import { readPurchase } from './read-purchase.ts'
import { aPurchase } from './testing.ts'

/** The form's errors about the income with these fields. */
function messagesFor(income: string, confirmed: string, asked = true) {
  const typed = { 'purchase.annualIncome': income, 'purchase.incomeConfirmed': confirmed }
  return readPurchase(typed, aPurchase({ isIncomeAsked: asked }))
    .fieldErrors.filter(({ field }) => ['purchase.annualIncome', 'purchase.incomeConfirmed'].includes(field))
    .map(({ message }) => message)
}

describe('the income', () => {
  it.each([
    [true, 'DIRECT_DEBIT', true],
    [true, 'CARD_PAYMENT', false],
    [true, undefined, false],
    [false, 'DIRECT_DEBIT', false],
  ])('with the check at %s and method %s is asked: %s [D-166]', (check, method, asked) => {
    expect(isIncomeAsked(check, method)).toBe(asked)
  })

  it.each([
    ['', 'Annual income is required'],
    ['0', 'Annual income must be a positive amount'],
    ['0.00', 'Annual income must be a positive amount'],
    ['-24000', 'Annual income must be a positive amount'],
    ['-£24,000', 'Annual income must be a positive amount'],
    ['a lot', 'Please enter an amount in pounds, like 1200 or 1,200.50'],
    ['1000000', 'Please enter £999,999 or less for your annual income'],
  ])('%j is refused with %j [BUY-08]', (typed, message) => {
    expect(messagesFor(typed, 'yes')).toEqual([message])
  })

  it.each(['24000', '£24,000', '0.01', '999999'])('%j is accepted [BUY-08]', (typed) => {
    expect(messagesFor(typed, 'yes')).toEqual([])
  })

  it('must be confirmed [BUY-09]', () => {
    expect(messagesFor('24000', '')).toEqual(['Confirmation is required'])
  })

  it('is not asked of a customer who does not borrow', () => {
    expect(messagesFor('', '', false)).toEqual([])
  })
})
