import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getPricingDetails } from './get-pricing-details'
import { getQuotePremium } from './get-quote-premium'

const person = { firstName: 'Morgan', lastNames: 'Sutton', postcode: 'ID1 1QD', registration: 'AA19AAA' }

it('tells figures only, for whoever holds a reference has not been checked [API-22]', () => {
  const figures = { premium: 512.4, iptAmount: 54.9, fees: 25 }
  expect(z.parse(getQuotePremium.replies[200], { ...figures, ...person })).toEqual(figures)
})

it('nor does a reminder link tell more before the check [DAT-31]', () => {
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
