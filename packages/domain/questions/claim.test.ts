import { describe, expect, it } from 'vitest'
import { journeyIds } from '../terms/identity.ts'
import { localDate } from '../values/local-date.ts'
import { pence } from '../values/pence.ts'
import type { Claim } from './answers.ts'
import { claimInWords, claimQuestions } from './claim.ts'
import { aClaim, asked } from './people/testing.ts'
import { theDriver, you } from './people/whose.ts'
import { validateSubject } from './read-subject.ts'

const ask = claimQuestions({ whose: you, dateOfBirth: localDate('2022-06-01') })

function errorsOf(claim: Claim, id: (typeof journeyIds)[number] = 'acorn_pc') {
  return validateSubject(ask, asked(claim, id)).map(({ name, message }) => [name, message])
}
const onDay = (date: string, id?: (typeof journeyIds)[number]) =>
  errorsOf({ ...aClaim, dateOfClaim: localDate(date) }, id)

describe('a claim', () => {
  it.each(journeyIds)('requires every answer on %s [CLM-02]', (id) => {
    expect(errorsOf({}, id)).toEqual([
      ['typeOfClaim', 'Please choose what happened'],
      ['dateOfClaim', 'Please enter the date of the claim'],
      ['statusOfClaim', 'Please choose the status of the claim'],
      ['atFault', 'Please tell us if it was your fault'],
      ['noClaimsBonusAffected', 'Please tell us if it reduced your no claims discount'],
      ['costOfClaim', 'Please enter the cost of the claim, or 0 if there is none'],
    ])
    expect(errorsOf(aClaim, id)).toEqual([])
  })

  it('names the driver it belongs to in its messages', () => {
    const driver = claimQuestions({ whose: theDriver })
    const messages = validateSubject(driver, asked({})).map(({ message }) => message)
    expect(messages).toContain("Please tell us if it was the driver's fault")
    expect(messages).toContain("Please tell us if it reduced the driver's no claims discount")
  })

  it('may cost zero but not less [CLM-03]', () => {
    expect(errorsOf({ ...aClaim, costOfClaim: pence(0) })).toEqual([])
    expect(errorsOf({ ...aClaim, costOfClaim: pence(-1) })).toEqual([
      ['costOfClaim', 'Please enter 0 or more for the cost of the claim'],
    ])
  })

  it('must not be in the future [CLM-04]', () => {
    expect(onDay('2026-11-15')).toEqual([])
    expect(onDay('2026-11-16')).toEqual([['dateOfClaim', "The date of claim can't be in the future."]])
  })

  it("must be after the driver's date of birth [CLM-05]", () => {
    expect(onDay('2022-06-02')).toEqual([])
    expect(onDay('2022-06-01')).toEqual([
      ['dateOfClaim', 'The date of claim must be after the driver was born on 1 June 2022'],
    ])
  })

  it.each(journeyIds)('must be within the look-back years of %s [CLM-06] [CON-06]', (id) => {
    const years = id === 'carrot_pc' ? 3 : 5
    const ageless = claimQuestions({ whose: you })
    const check = (date: string) =>
      validateSubject(ageless, asked({ ...aClaim, dateOfClaim: localDate(date) }, id)).map(
        ({ message }) => message,
      )
    expect(check(`${2026 - years}-11-15`)).toEqual([])
    expect(check(`${2026 - years}-11-14`)).toEqual([
      `We only need to know about claims in the last ${years} years`,
    ])
  })

  it('has a one-line summary for its card', () => {
    expect(claimInWords(aClaim)).toBe('Accident, 3 February 2025')
  })
})
