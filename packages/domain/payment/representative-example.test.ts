import { expect, it } from 'vitest'
import { add, fromPounds, pence } from '../values/pence.ts'
import { type InstalmentPlan, instalmentPlan } from './instalment-plan.ts'
import { costOfCredit, representativeExample } from './representative-example.ts'

it('shows the eight items that a representative example must show [CONC 3.5.5] [CON-19]', () => {
  const plan = instalmentPlan({ premium: fromPounds('534.24'), fee: fromPounds(35) })
  expect(representativeExample(plan, fromPounds('569.24'))).toEqual([
    { name: 'Interest rate', words: '15.00% fixed per annum, flat' },
    { name: 'Other charges', words: 'None' },
    { name: 'Amount of credit', words: '£489.72' },
    { name: 'Representative APR', words: '33.0%' },
    { name: 'Cash price', words: '£569.24, of which £79.52 is paid in advance' },
    { name: 'Duration', words: '11 months from the first day of cover' },
    { name: 'Total amount payable', words: '£642.70' },
    { name: 'Repayments', words: '1 of £51.28, then 10 of £51.19 a month' },
  ])
})

it('shows equal repayments as one amount [DDM-07]', () => {
  const plan = instalmentPlan({ premium: fromPounds(1200), fee: pence(0) })
  expect(representativeExample(plan, fromPounds(1200)).at(-1)?.words).toBe('11 of £115.00 a month')
})

it('states a charge for credit only when the plan has one [CON-21] [CONC 3.5.5]', () => {
  const plan = instalmentPlan({ premium: fromPounds(1200), fee: pence(0) })
  const charged = { ...plan, totalPayable: add(plan.totalPayable, fromPounds(25)) }
  const charges = (of: InstalmentPlan) => representativeExample(of, fromPounds(1200))[1]?.words
  expect(charges(plan)).toBe('None')
  expect(charges(charged)).toBe('£25.00')
})

it('gives the cost of credit as the difference of the totals, to the penny and as a share of the price in full [RES-11] [D-159]', () => {
  expect(costOfCredit({ monthly: fromPounds('642.70'), inFull: fromPounds('569.24') })).toEqual({
    more: fromPounds('73.46'),
    percentMore: 12.9,
  })
})

it.each([
  [100_050, 100_000, 0.1],
  [100_049, 100_000, 0],
  [112_345, 100_000, 12.3],
  [112_350, 100_000, 12.4],
])(
  'rounds the share of %i pence against %i to the nearest tenth, half up',
  (monthly, inFull, percentMore) => {
    expect(costOfCredit({ monthly: pence(monthly), inFull: pence(inFull) }).percentMore).toBe(percentMore)
  },
)

it('gives no share for a price of zero', () => {
  expect(costOfCredit({ monthly: pence(0), inFull: pence(0) })).toEqual({ more: 0, percentMore: 0 })
})
