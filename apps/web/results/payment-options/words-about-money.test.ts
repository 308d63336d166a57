import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { priceMakeUp } from '../../offer/PriceMakeUp.tsx'
import { everyPayment } from '../../offer/payment-plan.ts'
import { paymentOptions } from '../testing/offers.ts'
import { differenceInWords } from './PaymentOptions.tsx'
import { inFullInWords, monthlyInWords } from './payment-options.ts'

const { monthly, inFull } = paymentOptions('534.24')

describe('the payment options in words', () => {
  it('have the specified names, each with its total [RES-09]', () => {
    expect(monthlyInWords(monthly)).toEqual({
      method: 'DIRECT_DEBIT',
      name: 'Pay Monthly',
      total: '£642.70',
      amount: 64270,
      per: 'in total for the year',
      each: '£51.19 a month',
      how: ['£79.52 deposit', 'then 1 of £51.28 and 10 of £51.19'],
      apr: '33.0% APR representative',
    })
    expect(inFullInWords(inFull, 'annual', undefined)).toMatchObject({
      name: 'Pay Annually',
      total: '£569.24',
      per: 'in total for the year',
    })
  })

  it('show 11 equal payments in one line [DDM-07]', () => {
    const even = paymentOptions('1200').monthly
    expect(monthlyInWords(even).how).toEqual(['£135.00 deposit', 'then 11 monthly payments of £115.00'])
  })

  it('show no rate when credit costs nothing [D-177]', () => {
    const free = { ...monthly, interestAmount: { amount: 0 }, apr: 0 }
    expect(monthlyInWords(free).apr).toBeUndefined()
    expect(priceMakeUp(free).map(({ name }) => name)).not.toContain('Charge for credit')
  })

  it('do not call thirty days a year, and show to the minute when impound cover ends [CON-27]', () => {
    const short = { ...inFull, code: 'SHORT_TERM_CARD_PAYMENT_V1' as const }
    const from = { date: localDate('2026-11-16'), hour: 9, minute: 5 }
    const words = inFullInWords(short, 'impound', from)
    expect(words).toMatchObject({ name: 'Pay in full', per: 'in total for 30 days' })
    expect(words.how).toEqual([
      'Cover ends on 16 December 2026 at 09:06. No interest and no credit agreement',
    ])
  })
})

describe('the parts of a price', () => {
  it.each([monthly, inFull])(
    'include tax, fee and interest, and add up to the total [CON-20] [CON-21]',
    (paymentOption) => {
      const rows = priceMakeUp(paymentOption)
      const pounds = rows.map((row) => fromPounds(row.amount.replace(/[£,]/g, '')))
      const total = pounds.pop()
      expect(pounds.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(rows.find(({ name }) => name === 'Policy administration fee')).toEqual({
        name: 'Policy administration fee',
        note: 'Non-refundable',
        amount: '£35.00',
      })
      expect(rows.some(({ name }) => name === 'Insurance premium tax')).toBe(true)
    },
  )
})

it('lists every payment with its date [D-183]', () => {
  const payments = everyPayment(monthly, {
    coverStart: localDate('2026-11-16'),
    today: localDate('2026-11-15'),
  })
  expect(payments).toHaveLength(12)
  expect(payments.slice(0, 3)).toEqual([
    { when: 'To pay now', amount: '£79.52' },
    { when: '16 December 2026', amount: '£51.28' },
    { when: '18 January 2027', amount: '£51.19' },
  ])
})

it('shows in words how much more paying monthly costs, with the interest next to it [RES-11] [D-159]', () => {
  expect(differenceInWords({ more: pence(7346), percentMore: 12.9 }, pence(7346))).toEqual([
    'Paying monthly costs £73.46 (12.9%) more than paying in full.',
    'Interest: £73.46.',
  ])
  expect(differenceInWords({ more: pence(0), percentMore: 0 }, pence(0))).toEqual([
    'Paying monthly costs the same as paying in full.',
  ])
})
