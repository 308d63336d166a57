import { describe, expect, it } from 'vitest'
import { wordsOf } from '../questions/asking.ts'
import { asked } from '../questions/people/testing.ts'
import { type JourneyId, journeyIds } from '../terms/identity.ts'
import {
  automaticRenewal,
  isRenewalAsked,
  renewalOptOut,
  renewalOptOutAtFirst,
} from './purchase-questions.ts'
import { aMinor, anAnswer, aPurchase } from './testing.ts'

const adult = (id: JourneyId) => aPurchase({}, id)
const minor = (id: JourneyId) => aPurchase({ answers: anAnswer({ proposerDetails: aMinor }) }, id)

describe('the renewal choice', () => {
  it('is shown on every journey except one, and except for cover that does not renew [BUY-21] [D-011]', () => {
    expect(journeyIds.filter((id) => !isRenewalAsked(adult(id)))).toEqual(['briefly_impound', 'motorcade_pc'])
  })

  it.each(journeyIds)(
    'is not shown to a minor on %s, and nothing renews automatically [SEC-04] [D-012] [D-168]',
    (id) => {
      expect(isRenewalAsked(minor(id))).toBe(false)
      expect(renewalOptOutAtFirst(minor(id))).toBe(false)
      for (const optOut of [true, false])
        expect(automaticRenewal({ renewalOptOut: optOut }, minor(id))).toBe(false)
    },
  )

  it('is not shown while the customer’s age is not known', () => {
    expect(isRenewalAsked(aPurchase({ answers: anAnswer({ coverDetails: {} }) }))).toBe(false)
  })

  it('is an opt-out until the customer chooses otherwise [BUY-20]', () => {
    expect(renewalOptOutAtFirst(adult('acorn_pc'))).toBe(true)
  })

  it('is stored as its opposite [BUY-16]', () => {
    expect(automaticRenewal({ renewalOptOut: true }, adult('acorn_pc'))).toBe(false)
    expect(automaticRenewal({ renewalOptOut: false }, adult('acorn_pc'))).toBe(true)
  })

  it('renews nothing where there is no choice [D-011]', () => {
    expect(automaticRenewal({ renewalOptOut: false }, adult('motorcade_pc'))).toBe(false)
    expect(automaticRenewal({ renewalOptOut: false }, adult('briefly_impound'))).toBe(false)
  })

  it('states how long before the end we contact the customer [CON-30]', () => {
    expect(renewalOptOut.hint && wordsOf(renewalOptOut.hint, asked({}))).toContain('4 weeks before it ends')
  })

  it('states that only a saved card that pays in full can renew automatically [D-225]', () => {
    expect(renewalOptOut.hint && wordsOf(renewalOptOut.hint, asked({}))).toContain(
      'Automatic renewal needs a saved card and payment in full.',
    )
  })

  it('must be one of the two options', () => {
    expect(renewalOptOut.validate(undefined, asked({}))?.message).toBe(
      'Please choose whether your policy should renew automatically',
    )
    expect(renewalOptOut.kind.read('perhaps', asked({}))).toMatchObject({ ok: false })
  })
})
