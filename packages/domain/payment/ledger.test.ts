import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromPounds, pence } from '../values/pence'
import { captureLines, refundLines, saleLines } from './ledger'
import { dueNow, paymentOptions } from './payment-option'

const sum = (lines: readonly { pence: number }[]) => lines.reduce((total, line) => total + line.pence, 0)
const on = (lines: readonly { account: string; pence: number }[], account: string) =>
  lines.find((line) => line.account === account)?.pence ?? 0

it('balances every sale to zero, at any price and by either payment method [CON-20] [CON-21]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2_000_000 }),
      fc.integer({ min: 0, max: 7_500 }),
      (gross, fee) => {
        const ipt = pence(Math.round((gross * 12) / 112))
        const payable = { premium: pence(gross), ipt, fee: pence(fee), term: 'annual' } as const
        for (const paymentOption of paymentOptions(payable, { isUnder18: false })) {
          const lines = saleLines(paymentOption)
          expect(sum(lines)).toBe(0)
          expect(on(lines, 'customer')).toBe(dueNow(paymentOption))
          expect(on(lines, 'tax')).toBe(-ipt)
          expect(on(lines, 'insurer')).toBe(ipt - gross)
        }
      },
    ),
  )
})

it('records the credit as owed by the lender, without the interest, which is not ours', () => {
  const [monthly] = paymentOptions(
    { premium: fromPounds(600), ipt: fromPounds(64.29), fee: fromPounds(25), term: 'annual' },
    { isUnder18: false },
  )
  if (monthly?.method !== 'DIRECT_DEBIT') throw new Error('An adult may pay monthly')
  expect(on(saleLines(monthly), 'lender')).toBe(monthly.plan.credit)
})

it('refunds exactly what was captured', () => {
  const taken = captureLines(fromPounds(75))
  expect(sum(taken)).toBe(0)
  expect(sum([...taken, ...refundLines(fromPounds(75))])).toBe(0)
  expect(on(refundLines(fromPounds(75)), 'customer')).toBe(7_500)
})
