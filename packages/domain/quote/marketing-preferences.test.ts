import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { journeyIds } from '../terms/identity.ts'
import {
  defaultMarketingPreferences,
  isOptedOut,
  optOutsOffered,
  permitted,
  withOptOut,
} from './marketing-preferences.ts'

const allIn = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }

describe('marketing preferences', () => {
  it('start as consent, with every box unticked [CON-17]', () => {
    const preferences = defaultMarketingPreferences(journeys.acorn_pc)
    expect(preferences).toEqual(allIn)
    for (const { name } of optOutsOffered(journeys.acorn_pc))
      expect(isOptedOut(preferences, name)).toBe(false)
  })

  it('offer an opt-out of SMS, email and phone, where a ticked box is a refusal [YOU-13]', () => {
    expect(optOutsOffered(journeys.acorn_pc).map(({ label }) => label)).toEqual(['SMS', 'Email', 'Phone'])
    const refused = withOptOut(allIn, 'smsOptIn', true)
    expect(refused).toEqual({ ...allIn, smsOptIn: false })
    expect(isOptedOut(refused, 'smsOptIn')).toBe(true)
    expect(withOptOut(refused, 'smsOptIn', false)).toEqual(allIn)
  })

  it('hide the phone box for one brand, which then has no phone consent [YOU-14]', () => {
    const hiding = journeyIds.filter((id) => optOutsOffered(journeys[id]).length === 2)
    expect(hiding).toEqual(['carrot_pc'])
    expect(optOutsOffered(journeys.carrot_pc).map(({ label }) => label)).toEqual(['SMS', 'Email'])
    expect(defaultMarketingPreferences(journeys.carrot_pc)).toEqual({ ...allIn, phoneOptIn: false })
  })

  it('contain no consent that the customer could not refuse, regardless of its source', () => {
    expect(permitted(allIn, journeys.carrot_pc).phoneOptIn).toBe(false)
    expect(permitted(allIn, journeys.acorn_pc)).toEqual(allIn)
  })
})
