import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeyIds } from '../../terms/identity.ts'
import { addDays, localDate } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { wordsOf } from '../asking.ts'
import { change } from '../change.ts'
import { applicableSubject } from '../read-subject.ts'
import { mustBeRecent, mustFollowBirth } from './history.ts'
import {
  hasBeenRefusedCover,
  hasCriminalConvictions,
  hasMotoringClaims,
  hasMotoringConvictions,
  motoringClaims,
  motoringConvictions,
} from './motoring-history.ts'
import { aClaim, aConviction, asked, journeysThatAsk, today } from './testing.ts'
import { theDriver, you } from './whose.ts'

const claims = motoringClaims(you)
const convictions = motoringConvictions(you)
const person: PersonDetails = { dateOfBirth: localDate('1987-03-27') }
const checkClaims = (list: PersonDetails['motoringClaims']) => claims.validate(list, asked(person))
const checkConvictions = (list: PersonDetails['motoringConvictions']) =>
  convictions.validate(list, asked(person))

describe('the yes or no questions about the past', () => {
  it('must be answered, each with its own message', () => {
    const messages = [hasMotoringConvictions, hasCriminalConvictions, hasMotoringClaims, hasBeenRefusedCover]
      .flatMap((each) => [each(you), each(theDriver)])
      .map((each) => each.validate(undefined, asked({}))?.message)
    expect(messages).toEqual([
      'Please tell us if you have had any motoring convictions',
      'Please tell us if the driver has had any motoring convictions',
      'Please tell us if you have any unspent criminal convictions',
      'Please tell us if the driver has any unspent criminal convictions',
      'Please tell us if you have had any motoring claims, accidents or losses',
      'Please tell us if the driver has had any motoring claims, accidents or losses',
      'Please tell us if an insurer has ever refused to cover you',
      'Please tell us if an insurer has ever refused to cover the driver',
    ])
  })

  it('state the look-back years of the journey [CON-06]', () => {
    const label = (id: 'acorn_pc' | 'carrot_pc') => wordsOf(hasMotoringClaims(you).label, asked({}, id))
    expect(label('acorn_pc')).toContain('in the last 5 years')
    expect(label('carrot_pc')).toContain('in the last 3 years')
    expect(wordsOf(hasMotoringConvictions(you).label, asked({}, 'carrot_pc'))).toContain('5 years')
  })

  it('make the list inapplicable after a no, and keep it in case the no was a mistake', () => {
    const ask = [hasMotoringClaims(you), claims, hasMotoringConvictions(you), convictions]
    const before: PersonDetails = {
      hasMotoringClaims: true,
      motoringClaims: [aClaim],
      hasMotoringConvictions: true,
      motoringConvictions: [aConviction],
    }
    const slipped = change(change(before, hasMotoringClaims(you), false), hasMotoringConvictions(you), false)
    expect(applicableSubject(ask, asked(slipped))).toEqual({
      hasMotoringClaims: false,
      hasMotoringConvictions: false,
    })
    const again = change(change(slipped, hasMotoringClaims(you), true), hasMotoringConvictions(you), true)
    expect(again).toEqual(before)
  })
})

describe('the lists of claims and convictions', () => {
  it('are asked after a yes, on every journey [CLM-01] [CNV-01]', () => {
    expect(journeysThatAsk(claims, { hasMotoringClaims: true })).toEqual(journeyIds)
    expect(journeysThatAsk(claims, { hasMotoringClaims: false })).toEqual([])
    expect(journeysThatAsk(claims, {})).toEqual([])
    expect(journeysThatAsk(convictions, { hasMotoringConvictions: true })).toEqual(journeyIds)
    expect(journeysThatAsk(convictions, {})).toEqual([])
  })

  it('need at least one entry after a yes [DRV-16]', () => {
    for (const none of [undefined, []]) {
      expect(checkClaims(none)).toEqual({
        key: 'claimsRequired',
        message: 'Please add at least one claim, or change your answer to no',
      })
      expect(checkConvictions(none)?.message).toBe(
        'Please add at least one conviction, or change your answer to no',
      )
    }
    expect(checkClaims([aClaim])).toBeUndefined()
    expect(checkConvictions([aConviction])).toBeUndefined()
  })

  it('name the invalid entry, and why it is invalid', () => {
    const { costOfClaim: _cost, ...costless } = aClaim
    expect(checkClaims([aClaim, costless])).toEqual({
      key: 'costOfClaimRequired',
      message: 'Please check claim 2. Please enter the cost of the claim, or 0 if there is none',
    })
    expect(checkConvictions([{ ...aConviction, convictionDate: localDate('1987-03-27') }])?.key).toBe(
      'notAfterBirth',
    )
  })

  it('accept no more entries than can be sent', () => {
    expect(checkClaims(Array(20).fill(aClaim))).toBeUndefined()
    expect(checkClaims(Array(21).fill(aClaim))?.key).toBe('claimsMaximum')
  })

  it('have a count as their summary', () => {
    expect(claims.summary([aClaim])).toBe('1 claim')
    expect(convictions.summary([aConviction, aConviction])).toBe('2 convictions')
  })
})

describe('the dates of claims and convictions', () => {
  it('must be within the look-back years, including the first day, for any day', () => {
    expect(mustBeRecent('claims', localDate('2021-11-15'), 5, today)).toBe(false)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.constantFrom(3, 5), (back, years) => {
        const date = addDays(today, -back)
        const limit = `${2026 - years}-11-15`
        expect(mustBeRecent('claims', date, years, today) === false).toBe(date >= limit)
      }),
    )
  })

  it('must be after the driver’s birth date, if that is known', () => {
    const dateOfBirth = localDate('2008-02-29')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000 }), (back) => {
        const date = addDays(today, -back)
        const error = mustFollowBirth('The date', date, { whose: you, dateOfBirth }, today)
        expect(error === false).toBe(date > dateOfBirth)
      }),
    )
    expect(mustFollowBirth('The date', today, { whose: you }, today)).toBe(false)
  })
})
