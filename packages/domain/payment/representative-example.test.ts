import { expect, it } from 'vitest'
import { add, fromPounds, pence } from '../values/pence'
import { type InstalmentPlan, instalmentPlan } from './instalment-plan'
import { representativeExample } from './representative-example'

it('tells the eight things an example of credit must tell [CONC 3.5.5] [CON-19]', () => {
  const plan = instalmentPlan({ premium: fromPounds('534.24'), fee: fromPounds(35) })
  expect(representativeExample(plan, fromPounds('569.24'))).toEqual([
    { name: 'Interest rate', words: '15.00% fixed per annum, flat' },
    { name: 'Other charges for credit', words: 'None: £0.00' },
    { name: 'Amount of credit', words: '£489.72' },
    { name: 'Representative APR', words: '33.0%' },
    { name: 'Cash price', words: '£569.24, of which £79.52 is paid in advance' },
    { name: 'Duration', words: '11 months' },
    { name: 'Total amount payable', words: '£642.70' },
    { name: 'Repayments', words: '1 of £51.28, then 10 of £51.19 a month' },
  ])
})

it('says one thing of equal repayments [DDM-07]', () => {
  const plan = instalmentPlan({ premium: fromPounds(1200), fee: pence(0) })
  expect(representativeExample(plan, fromPounds(1200)).at(-1)?.words).toBe('11 of £115.00 a month')
})

it('names a charge for credit only when the plan itself takes it [CON-21] [CONC 3.5.5]', () => {
  const plan = instalmentPlan({ premium: fromPounds(1200), fee: pence(0) })
  const charged = { ...plan, totalPayable: add(plan.totalPayable, fromPounds(25)) }
  const charges = (of: InstalmentPlan) => representativeExample(of, fromPounds(1200))[1]?.words
  expect(charges(plan)).toBe('None: £0.00')
  expect(charges(charged)).toBe('£25.00')
})
