import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromPounds, pence } from '../values/pence.ts'
import {
  captureLines,
  correctionLines,
  rebookedLines,
  refundLines,
  returnLines,
  saleLines,
  WAIVED_BELOW,
  waiverLines,
  writeOffLines,
} from './ledger.ts'
import { dueNow, paymentOptions } from './payment-option.ts'

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

const anAmount = fc.integer({ min: 1, max: 500_000 }).map(pence)

it('pays what the customer is owed before anything comes out of our fees [DSK-514]', () => {
  fc.assert(
    fc.property(anAmount, anAmount, (amount, owed) => {
      const lines = returnLines(amount, owed)
      expect(sum(lines)).toBe(0)
      expect(on(lines, 'card-provider')).toBe(-amount)
      expect(on(lines, 'customer')).toBe(Math.min(amount, owed))
      expect(on(lines, 'fees')).toBe(Math.max(0, amount - owed))
    }),
  )
  expect(on(returnLines(pence(5), pence(5), 'bank'), 'bank')).toBe(-5)
})

it('corrects what is owed to the penny, and takes no more from insurer and tax than the premium [DSK-514]', () => {
  const part = fc.integer({ min: 0, max: 500_000 }).map(pence)
  fc.assert(
    fc.property(anAmount, anAmount, part, part, (from, to, kept, refund) => {
      const premium = pence(kept + refund)
      const tax = pence(Math.round((refund * 12) / 112))
      const lines = correctionLines({ from, to }, { refund, tax, premium })
      expect(sum(lines)).toBe(0)
      expect(on(lines, 'customer')).toBe(from - to)
      expect(refund + on(lines, 'insurer') + on(lines, 'tax')).toBeLessThanOrEqual(premium)
      // A correction and its opposite undo each other.
      const after = pence(refund + on(lines, 'insurer') + on(lines, 'tax'))
      if (to <= from && after > 0)
        expect(on(correctionLines({ from: to, to: from }, { refund: after, tax, premium }), 'customer')).toBe(
          to - from,
        )
    }),
  )
  const figures = { refund: pence(1_120), tax: pence(120), premium: pence(2_240) }
  expect(correctionLines({ from: pence(1_120), to: pence(560) }, figures)).toEqual([
    { account: 'customer', pence: 560 },
    { account: 'tax', pence: -60 },
    { account: 'insurer', pence: -500 },
  ])
  expect(correctionLines({ from: pence(1_120), to: pence(2_340) }, figures)).toEqual([
    { account: 'customer', pence: -1_220 },
    { account: 'tax', pence: 120 },
    { account: 'insurer', pence: 1_000 },
    { account: 'fees', pence: 100 },
  ])
})

it('waives less than a pound that a customer owes, and never a penny that we owe [DSK-514]', () => {
  expect(waiverLines(99)).toEqual([
    { account: 'customer', pence: -99 },
    { account: 'fees', pence: 99 },
  ])
  for (const balance of [0, -1, -99, WAIVED_BELOW, 5_000])
    expect(waiverLines(balance), `${balance}`).toEqual([])
  expect(on(writeOffLines(5_000), 'customer')).toBe(-5_000)
})

it('moves a refund from our fees to the customer whom it paid [DSK-514]', () => {
  const booked = [...returnLines(pence(900), pence(0)), ...rebookedLines(pence(900))]
  const total = (account: string) => sum(booked.filter((line) => line.account === account))
  expect([total('customer'), total('fees'), total('card-provider')]).toEqual([900, 0, -900])
})
