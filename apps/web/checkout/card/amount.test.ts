import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { paymentOptions } from '../../results/testing/offers.ts'
import { amountMadeUp, pricesInWords } from './AmountToPay.tsx'

const { monthly, inFull } = paymentOptions('477.00')
const sumOf = (rows: ReturnType<typeof amountMadeUp>) =>
  rows.reduce((sum, { amount }) => sum + fromPounds(amount.replace(/[£,]/g, '')), 0)

describe('the parts of today’s amount', () => {
  it('are premium, tax and fee when the price is paid in full [CON-20] [CON-21]', () => {
    const due = fromPounds(inFull.totalAmountPayable.amount)
    const rows = amountMadeUp({ paymentOption: inFull, due })
    expect(rows.map(({ name }) => name)).toEqual([
      'Premium',
      'Insurance premium tax',
      'Policy administration fee',
    ])
    expect(sumOf(rows)).toBe(due)
  })

  it('are a twelfth of the premium and the fee when instalments follow [D-205]', () => {
    const due = fromPounds(monthly.upFrontAmount.amount)
    const rows = amountMadeUp({ paymentOption: monthly, due })
    expect(rows.map(({ amount }) => amount)).toEqual(['£39.75', '£35.00'])
    expect(sumOf(rows)).toBe(due)
  })
})

describe('the prices next to it', () => {
  const checkout = { paymentOption: inFull, prices: { monthly, inFull } }

  it('are both shown in words, one of them chosen', () => {
    expect(pricesInWords(checkout)).toEqual([
      expect.objectContaining({ name: 'Pay Monthly', total: '£577.59', isChosen: false }),
      { name: 'Pay in full', total: '£512.00', how: 'One payment by card, no interest', isChosen: true },
    ])
  })

  it('add up: today’s payment and every instalment make the total', () => {
    const { upFrontAmount, unequalInstalmentAmount: unequal, standardInstalmentAmount: standard } = monthly
    const [firstPrice] = pricesInWords(checkout)
    const times = Number(/(\d+) monthly payments/.exec(firstPrice?.how ?? '')?.[1])
    const parts = [upFrontAmount.amount, unequal?.amount ?? 0].map(fromPounds)
    expect(parts.reduce((sum, part) => sum + part, times * fromPounds(standard.amount))).toBe(
      fromPounds(monthly.totalAmountPayable.amount),
    )
  })

  it('are a single price for thirty days', () => {
    expect(pricesInWords({ ...checkout, prices: { inFull } })).toHaveLength(1)
  })
})
