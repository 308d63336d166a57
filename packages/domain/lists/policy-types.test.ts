import { expect, it } from 'vitest'
import { isCode } from './code-list'
import { policyTypes } from './policy-types'

it('has the policy types the specification names [DAT-19]', () => {
  expect(['STTAXI', 'LPCPOL', 'ANTAXI'].filter((code) => !isCode(policyTypes, code))).toEqual([])
})

it('counts only the daily policy in days', () => {
  expect(policyTypes.filter((type) => type.heldIn === 'days').map((type) => type.code)).toEqual(['D'])
})
