import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { signedPence } from '../../offer/PriceChangeCauses.tsx'
import { receiptGroups } from './WhyThisPrice.tsx'

const line = (
  group: 'start' | 'you' | 'vehicle' | 'use' | 'cover' | 'charges',
  amount: number,
  kind: 'base' | 'factor' | 'tax' = 'factor',
) => ({ kind, group, title: `${group} ${amount}`, words: '', amount })

describe('a receipt in groups', () => {
  it('is in reading order, and leaves out what is empty', () => {
    const groups = receiptGroups({
      lines: [line('start', 1060, 'base'), line('use', -10.1), line('you', 20.2), line('charges', 35, 'tax')],
    })
    expect(groups.map(({ title }) => title)).toEqual([
      'Where we start',
      'You and your driving',
      'How it is used and kept',
      'Tax and fees',
    ])
  })

  it('adds up to the penny', () => {
    const groups = receiptGroups({
      lines: [line('you', 0.1), line('you', 0.2), line('you', -1.15), line('start', 19.99, 'base')],
    })
    expect(groups.map(({ sum }) => sum)).toEqual([1999, -85])
  })
})

it('shows whether an amount is added or taken off', () => {
  expect(signedPence(pence(1250))).toBe('+£12.50')
  expect(signedPence(pence(-300))).toBe('−£3.00')
  expect(signedPence(pence(0))).toBe('£0.00')
})
