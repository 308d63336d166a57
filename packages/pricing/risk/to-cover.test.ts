import type { CoverDetails } from '@milepost/domain/questions/cover/cover-details'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { missingFor, riskFor } from '../testing/made-risk'

const coverOf = (cover: CoverDetails, journey: JourneyId = 'acorn_pc') => riskFor(journey, { cover }).cover

describe('the cover', () => {
  it('is of the level, start and excess asked for', () => {
    const effectiveFrom = { date: localDate('2026-11-16'), hour: 9, minute: 15 }
    expect(coverOf({ levelOfCover: 'TPFT', effectiveFrom, voluntaryExcess: fromPounds(500) })).toMatchObject({
      level: 'TPFT',
      start: effectiveFrom,
      voluntaryExcess: 50_000,
    })
  })

  it('may be third party only for a quote that came with it [D-128]', () => {
    expect(coverOf({ levelOfCover: 'TPO' }).level).toBe('TPO')
  })

  it('has no discount after no years, whatever was answered before [COV-05, COV-06]', () => {
    const told = {
      yearsOfNoClaimsDiscount: '0',
      protectNoClaimsDiscount: true,
      typeOfPolicyNCDEarned: '2',
    } as const
    expect(coverOf(told, 'acorn_cv').noClaims).toEqual({ kind: 'none' })
  })

  it('has the years earned, ten standing for more, and where where it is asked [COV-06, D-133]', () => {
    const told = {
      yearsOfNoClaimsDiscount: '10',
      protectNoClaimsDiscount: true,
      typeOfPolicyNCDEarned: '2',
    } as const
    expect(coverOf(told, 'acorn_cv').noClaims).toEqual({
      kind: 'earned',
      years: 10,
      isProtected: true,
      on: '2',
    })
    expect(coverOf(told).noClaims).toEqual({ kind: 'earned', years: 10, isProtected: true, on: 'not-asked' })
  })
})

describe('an answer about the cover that cannot be', () => {
  const at = (date: string, hour: number, minute: number) => ({
    effectiveFrom: { date: localDate(date), hour, minute },
  })

  it.each<[string, CoverDetails, string, string]>([
    ['a start that has passed [D-129]', at('2026-11-16', 9, 0), 'effectiveFrom', 'startTimePassed'],
    ['a day that has passed', at('2026-11-15', 9, 0), 'effectiveFrom', 'startInPast'],
    ['a time off the step', at('2026-11-20', 9, 7), 'effectiveFrom', 'startTimeStep'],
    ['an excess not offered', { voluntaryExcess: pence(12_345) }, 'voluntaryExcess', 'notOffered'],
    [
      'eleven years',
      { yearsOfNoClaimsDiscount: '11' as never, protectNoClaimsDiscount: true },
      'yearsOfNoClaimsDiscount',
      'notOffered',
    ],
    ['no agreement', { hasAgreedDisclaimer: false }, 'hasAgreedDisclaimer', 'disclaimerRequired'],
  ])('is named: %s', (_what, cover, name, key) => {
    expect(missingFor('acorn_pc', { cover })).toMatchObject([{ field: `coverDetails.${name}`, key }])
  })

  it.each([
    ['an hour there is not', at('2026-11-20', 24, 0)],
    ['a day there is not', { effectiveFrom: { date: '2026-11-31' as never, hour: 9, minute: 0 } }],
  ])('is named: %s', (_what, cover) => {
    expect(missingFor('acorn_pc', { cover })).toMatchObject([{ field: 'coverDetails.effectiveFrom' }])
  })
})
