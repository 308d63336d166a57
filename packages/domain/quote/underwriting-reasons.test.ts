import { describe, expect, it } from 'vitest'
import {
  explainedReasons,
  isExplainedReason,
  type Reason,
  type ReasonCode,
  reasons,
  refusalInWords,
  verdictOf,
} from './underwriting-reasons.ts'

const reason = (code: ReasonCode): Reason => ({ code, driver: 'none' })

it('accepts a risk without any reason against it', () => {
  expect(verdictOf([])).toEqual({ kind: 'accepted' })
})

it('refers a risk when no reason declines it', () => {
  expect(verdictOf([reason('vehicle-value')]).kind).toBe('referred')
})

it('declines a risk for one declining reason and keeps all reasons', () => {
  const found = [reason('vehicle-value'), reason('banned')]
  expect(verdictOf(found)).toEqual({ kind: 'declined', reasons: found })
})

const reasonsOf = (...codes: ReasonCode[]) => codes.map((code) => ({ code, driver: 0 }))

describe('what a customer is shown of a refusal [END-01]', () => {
  it('is what we do not insure at all, and whether there are other reasons', () => {
    expect(refusalInWords(reasonsOf('over-age'))).toEqual({ told: ['over-age'], hasOthers: false })
    expect(refusalInWords(reasonsOf('many-claims', 'outside-uk'))).toEqual({
      told: ['outside-uk'],
      hasOthers: true,
    })
    expect(refusalInWords(reasonsOf('too-many-points'))).toEqual({ told: [], hasOthers: true })
  })

  it('does not state how many drivers it is about', () => {
    const both = [
      { code: 'over-age' as const, driver: 0 },
      { code: 'over-age' as const, driver: 2 },
    ]
    expect(refusalInWords(both)).toEqual({ told: ['over-age'], hasOthers: false })
  })

  it.each([
    'criminal-conviction',
    'refused-cover',
    'vehicle-value',
    'low-vehicle-value',
    'many-claims',
    'large-fault-claim',
    'many-points',
    'modifications-value',
    'racing-modification',
    'dangerous-goods',
    'hazardous-site',
    'banned',
    'drink-or-drug-ban',
    'too-many-points',
    'too-many-claims',
  ])('is never %s, which would reveal our limits or which answer to change', (code) => {
    expect(Object.keys(reasons)).toContain(code)
    expect(isExplainedReason(code)).toBe(false)
  })

  it('states no limit except the legal driving age', () => {
    for (const { words, advice } of Object.values(explainedReasons))
      expect(`${words} ${advice}`.replaceAll('17', '')).not.toMatch(/\d/)
  })
})
