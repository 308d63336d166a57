import { termsForCustomer } from '@milepost/domain/referral/terms'
import { fromPounds } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { aPolicy, readPolicyDocument } from '../testing/policies.ts'

const terms = {
  loadingPercent: 25,
  extraExcess: fromPounds(500),
  endorsements: ['locked-garage'],
} as const

it('has every term that an underwriter added, in plain words [D-273]', async () => {
  const { text } = await readPolicyDocument(
    'schedule',
    aPolicy('acorn_pc', {
      quoted: { offer: { agreedTerms: { forCustomer: termsForCustomer(terms), forStaff: '' } } },
    }),
  )
  expect(text).toContain('What our underwriter agreed with you')
  expect(text).toContain('The premium is 25% more than our usual one.')
  expect(text).toContain('You pay an additional excess of £500 on each claim.')
  expect(text).toContain('covered only from a locked garage')
})

it('says nothing of an underwriter on our usual terms [D-273]', async () => {
  const { text } = await readPolicyDocument('schedule', aPolicy('acorn_pc'))
  expect(text).not.toContain('underwriter')
})
