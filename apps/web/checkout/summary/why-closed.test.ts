import { readDirectDebit } from '@milepost/domain/payment/direct-debit-form'
import { filledIn, payingMonthly } from '@milepost/domain/payment/testing'
import type { TypedAnswers } from '@milepost/domain/questions/read-subject'
import { expect, it } from 'vitest'
import { whyClosed } from './BuyEnd.tsx'

const why = (typed: TypedAnswers, isRefused = false) =>
  whyClosed(readDirectDebit(typed, payingMonthly()).fieldErrors, { isRefused })

it('is enabled once nothing is wrong [DDM-12]', () => {
  expect(why(filledIn)).toBeUndefined()
})

it('names what is still needed, if that is little [DDM-12]', () => {
  expect(why({ ...filledIn, sortCode: '', hasAccepted: '' })).toBe(
    'Before you can buy, we still need your sort code and your acceptance of the credit agreement.',
  )
  expect(why({})).toBe('Complete the rest of this page to buy.')
})

it('reports that an answer rules it out, regardless of what else is missing [DDM-17] [D-184]', () => {
  expect(why({ premiumFinance: 'no' })).toBe(
    "You can't pay monthly with the answers above. Change your answer or pay in full.",
  )
})

it('refers back to an account that was refused [DDM-22]', () => {
  expect(why(filledIn, true)).toBe('Check your sort code and account number to buy.')
})
