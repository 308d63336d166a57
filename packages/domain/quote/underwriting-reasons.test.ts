import { describe, expect, it } from 'vitest'
import {
  explainedReasons,
  isExplainedReason,
  type Reason,
  type ReasonCode,
  reasons,
  refusalInWords,
  verdictOf,
} from './underwriting-reasons'

const reason = (code: ReasonCode): Reason => ({ code, driver: 'none' })

it('accepts what nothing speaks against', () => {
  expect(verdictOf([])).toEqual({ kind: 'accepted' })
})

it('refers when no reason declines', () => {
  expect(verdictOf([reason('vehicle-value')]).kind).toBe('referred')
})

it('declines on one reason and keeps them all', () => {
  const found = [reason('vehicle-value'), reason('banned')]
  expect(verdictOf(found)).toEqual({ kind: 'declined', reasons: found })
})

const reasonsOf = (...codes: ReasonCode[]) => codes.map((code) => ({ code, driver: 0 }))

describe('what a customer is told of a refusal [END-01]', () => {
  it('is what we insure at all, and whether there is more', () => {
    expect(refusalInWords(reasonsOf('over-age'))).toEqual({ told: ['over-age'], hasOthers: false })
    expect(refusalInWords(reasonsOf('many-claims', 'outside-uk'))).toEqual({
      told: ['outside-uk'],
      hasOthers: true,
    })
    expect(refusalInWords(reasonsOf('too-many-points'))).toEqual({ told: [], hasOthers: true })
  })

  it('does not say of how many drivers', () => {
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
  ])('is never %s: that would say where our limits lie, or which answer to bend', (code) => {
    expect(Object.keys(reasons)).toContain(code)
    expect(isExplainedReason(code)).toBe(false)
  })

  it('names no limit but the age the law sets', () => {
    for (const { words, advice } of Object.values(explainedReasons))
      expect(`${words} ${advice}`.replaceAll('17', '')).not.toMatch(/\d/)
  })
})
