import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { matchQueryNames } from './call.ts'
import { getAggregatorQuoteDetails } from './calls/aggregator.ts'
import { getVehicleMakes } from './calls/lookup.ts'
import { refusals } from './testing/refusals.ts'

const read = (raw: { [name: string]: unknown }) => matchQueryNames(getAggregatorQuoteDetails, raw)

it("accepts the specification's spelling IsBreakdownSelected, and any other case", () => {
  const query = read({ token: 'abc', QUOTEREFERENCE: 'A-1', IsBreakdownSelected: 'True' })
  expect(z.parse(getAggregatorQuoteDetails.query, query)).toEqual({
    Token: 'abc',
    QuoteReference: 'A-1',
    IsBreakDownSelected: true,
  })
})

it('refuses a parameter sent twice in two spellings', () => {
  const query = read({ Token: 'abc', token: 'def', QuoteReference: 'A-1' })
  expect(refusals(getAggregatorQuoteDetails.query, query)).toEqual([
    'Token: Send the token of the link, at most 128 characters',
  ])
})

it('does not remove undeclared names, including __proto__, so that they are refused', () => {
  const query = read({ ...JSON.parse('{"__proto__":"x"}'), Token: 'abc', QuoteReference: 'A-1', other: '1' })
  expect(refusals(getAggregatorQuoteDetails.query, query)).toContainEqual('__proto__.other: Unknown field')
})

it('does not change the query of a call that declares none', () => {
  expect(matchQueryNames(getVehicleMakes, { Any: '1' })).toEqual({ Any: '1' })
})
