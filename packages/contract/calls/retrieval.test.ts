import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../testing/refusals.ts'
import { getQuotePremium } from './quote.ts'
import { getPricingDetails, getQuoteDpaCheck, quoteDpaCheckByBody } from './retrieval.ts'

const securityAnswers = {
  QuoteReference: 'A-7K2MPX9QRT',
  VehicleRegistration: 'aa19 aaa',
  Postcode: 'ID1 1QD',
  Surname: 'Sutton',
  DateOfBirth: '1985-04-12',
}

describe.each([
  ['in the URL', getQuoteDpaCheck.query],
  ['in the body', quoteDpaCheckByBody.body],
])('the quote check with the details %s', (_, schema) => {
  it('accepts all five details', () => {
    expect(z.parse(schema, securityAnswers)).toEqual({ ...securityAnswers, VehicleRegistration: 'AA19 AAA' })
  })

  it.each(Object.keys(securityAnswers))('refuses a request without %s [API-43]', (name) => {
    const { [name]: _, ...rest }: { [name: string]: string } = securityAnswers
    expect(refusals(schema, rest)).toEqual([expect.stringMatching(new RegExp(`^${name}: Required: send `))])
  })

  it.each(Object.keys(securityAnswers))('refuses an empty %s [API-43]', (name) => {
    expect(refusals(schema, { ...securityAnswers, [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: Send `)),
    ])
  })
})

const person = { firstName: 'Morgan', lastNames: 'Sutton', postcode: 'ID1 1QD', registration: 'AA19AAA' }

it('returns only figures, because the holder of a reference has not been checked [API-22]', () => {
  const figures = { premium: 512.4, iptAmount: 54.9, fees: 25 }
  expect(z.parse(getQuotePremium.replies[200], { ...figures, ...person })).toEqual(figures)
})

it('returns only figures for a reminder link before the check [DAT-31]', () => {
  const monthly = {
    totalAmountPayable: 612.4,
    upFrontAmount: 51.2,
    unequalInstalmentAmount: 51.3,
    standardInstalmentAmount: 51.01,
    apr: 33,
  }
  const figures = { monthlyPricingOptions: [monthly], payInFullPricingOptions: [] }
  const stored = { ...figures, ...person, monthlyPricingOptions: [{ ...monthly, ...person }] }
  expect(z.parse(getPricingDetails.replies[200], stored)).toEqual(figures)
})
