import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../../testing/refusals'
import { getQuoteDpaCheck, quoteDpaCheckByBody } from './quote-dpa-check'

const facts = {
  QuoteReference: 'A-7K2MPX9QRT',
  VehicleRegistration: 'aa19 aaa',
  Postcode: 'ID1 1QD',
  Surname: 'Sutton',
  DateOfBirth: '1985-04-12',
}

describe.each([
  ['in the address', getQuoteDpaCheck.query],
  ['in the body', quoteDpaCheckByBody.body],
])('the quote check with the facts %s', (_, schema) => {
  it('takes all five', () => {
    expect(z.parse(schema, facts)).toEqual({ ...facts, VehicleRegistration: 'AA19 AAA' })
  })

  it.each(Object.keys(facts))('refuses to go on without %s [API-43]', (name) => {
    const { [name]: _, ...rest }: { [name: string]: string } = facts
    expect(refusals(schema, rest)).toEqual([expect.stringMatching(new RegExp(`^${name}: Required: send `))])
  })

  it.each(Object.keys(facts))('refuses an empty %s [API-43]', (name) => {
    expect(refusals(schema, { ...facts, [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: Send `)),
    ])
  })
})
