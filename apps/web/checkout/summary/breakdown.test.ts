import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MoneyRow } from '../../offer/PriceMakeUp.tsx'
import { everyPayment } from '../../offer/payment-plan.ts'
import { paymentOptions } from '../../results/testing/offers.ts'
import { costRows, paymentRows } from './PaymentBreakdown.tsx'

const { monthly } = paymentOptions('654.38')
const written = (rows: readonly MoneyRow[]) => rows.map(({ name, amount }) => `${name}: ${amount}`)
const penceIn = (amount: string) => fromPounds(amount.replace(/[£,]/g, ''))
const amountOf = (rows: readonly MoneyRow[], name: RegExp) =>
  penceIn(rows.find((row) => name.test(row.name))?.amount ?? '£0')

describe('the breakdown', () => {
  it('has the premium, the charge for credit with its APR, and the total [DDM-05] [DDM-06]', () => {
    expect(written(costRows(monthly))).toEqual([
      'Annual premium: £689.38',
      'Charge for credit: £89.98',
      'Total payable: £779.36',
    ])
    expect(costRows(monthly)[1]?.note).toBe('33.0% APR')
  })

  it('states that the fee is not refunded, and how much the tax is [CON-20] [CON-21] [D-194]', () => {
    expect(costRows(monthly)[0]?.note).toBe(
      'Including 12% insurance premium tax and the £35.00 non-refundable policy administration fee',
    )
  })

  it('has no line for credit that costs nothing [DDM-06] [D-177]', () => {
    const free = {
      ...monthly,
      interestAmount: { amount: 0 },
      apr: 0,
      totalAmountPayable: { amount: 689.38 },
    }
    expect(written(costRows(free))).toEqual(['Annual premium: £689.38', 'Total payable: £689.38'])
    expect(JSON.stringify(costRows(free))).not.toContain('APR')
  })

  it('names what is paid now, an unequal first payment, and the 10 that follow [DDM-05] [DDM-07]', () => {
    expect(written(paymentRows(monthly))).toEqual([
      'To pay now: £89.53',
      'First monthly payment: £62.73',
      'Then 10 monthly payments: £62.71',
    ])
  })

  it('names 11 payments when all are equal, and as many as the data contains [DDM-07] [D-180]', () => {
    const { unequalInstalmentAmount: _none, ...equal } = monthly
    expect(written(paymentRows(equal)).slice(1)).toEqual(['11 monthly payments: £62.71'])
    expect(written(paymentRows({ ...equal, appliedInstalmentCount: 9 }))[1]).toBe(
      '9 monthly payments: £62.71',
    )
    expect(written(paymentRows({ ...monthly, appliedInstalmentCount: 9 }))[2]).toBe(
      'Then 8 monthly payments: £62.71',
    )
  })

  it('does not mention a card when nothing is paid now [D-182]', () => {
    expect(paymentRows(monthly)[0]?.note).toBe('Your deposit, by card')
    expect(paymentRows({ ...monthly, upFrontAmount: { amount: 0 } })[0]).toEqual({
      name: 'To pay now',
      amount: '£0.00',
    })
  })

  it('adds up to the penny at any price [DDM-05] [D-181]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1_000_000 }), (pence) => {
        const { monthly: paymentOption } = paymentOptions((pence / 100).toFixed(2))
        const total = amountOf(costRows(paymentOption), /Total/)
        expect(
          amountOf(costRows(paymentOption), /premium/) + amountOf(costRows(paymentOption), /Charge/),
        ).toBe(total)
        const rows = paymentRows(paymentOption)
        const times = Number(/\d+/.exec(rows.at(-1)?.name ?? '')?.[0])
        expect(
          amountOf(rows, /now/) + amountOf(rows, /First/) + times * amountOf(rows, /monthly payments/),
        ).toBe(total)
      }),
    )
  })
})

describe('every payment', () => {
  const start = { coverStart: localDate('2026-07-16'), today: localDate('2026-07-15') }

  it('has its date, the first of them from the server [DDM-05] [D-183]', () => {
    const payments = everyPayment(monthly, start, localDate('2026-08-17'))
    expect(payments).toHaveLength(12)
    expect(payments.slice(0, 3)).toEqual([
      { when: 'To pay now', amount: '£89.53' },
      { when: '17 August 2026', amount: '£62.73' },
      { when: '16 September 2026', amount: '£62.71' },
    ])
  })

  it('is not listed when the server has another first date', () => {
    expect(everyPayment(monthly, start, localDate('2026-08-18'))).toEqual([])
  })
})
