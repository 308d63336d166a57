import { expect, it } from 'vitest'
import { isCode } from './code-list.ts'
import { leadSources, months, policyTypes } from './marketing.ts'

it('has the lead sources the specification names [DAT-19]', () => {
  expect(leadSources.map((source) => source.code)).toEqual(['RD', 'AD', 'CC', 'WCC'])
})

it('has the policy types the specification names [DAT-19]', () => {
  expect(['STTAXI', 'LPCPOL', 'ANTAXI'].filter((code) => !isCode(policyTypes, code))).toEqual([])
})

it('counts only the daily policy in days', () => {
  expect(policyTypes.filter((type) => type.heldIn === 'days').map((type) => type.code)).toEqual(['D'])
})

it('has months from 0 to 12 [CON-10]', () => {
  expect(months.map((entry) => entry.months)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(months.map((entry) => entry.code)).toEqual(months.map((entry) => String(entry.months)))
})

it('uses the singular for one month and the plural otherwise', () => {
  expect(months.slice(0, 3).map((entry) => entry.desc)).toEqual(['0 months', '1 month', '2 months'])
})
