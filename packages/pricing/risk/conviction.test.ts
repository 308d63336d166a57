import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { aConviction } from '../testing/people'
import { type Ban, isSpent, unspentConvictions, unspentPoints } from './driving-record'

const spent = (convictedOn: string, on: string, more: { dateOfBirth?: string; ban?: Ban } = {}) =>
  isSpent({
    convictedOn: localDate(convictedOn),
    on: localDate(on),
    dateOfBirth: localDate(more.dateOfBirth ?? '1980-01-01'),
    ban: more.ban ?? { kind: 'none' },
  })

describe('a conviction is spent', () => {
  it('five years after it', () => {
    expect(spent('2021-11-15', '2026-11-14')).toBe(false)
    expect(spent('2021-11-15', '2026-11-15')).toBe(true)
  })

  it('two and a half years after it for someone under 18 then', () => {
    expect(spent('2024-05-15', '2026-11-14', { dateOfBirth: '2006-05-16' })).toBe(false)
    expect(spent('2024-05-15', '2026-11-15', { dateOfBirth: '2006-05-16' })).toBe(true)
    expect(spent('2024-05-15', '2026-11-15', { dateOfBirth: '2006-05-15' })).toBe(false)
  })

  it('not while a ban lasts', () => {
    const ban: Ban = { kind: 'banned', from: localDate('2021-11-15'), to: localDate('2026-11-30') }
    expect(spent('2021-11-15', '2026-11-30', { ban })).toBe(false)
    expect(spent('2021-11-15', '2026-12-01', { ban })).toBe(true)
  })
})

it('leaves spent convictions and their points out, and points not yet given', () => {
  const driver = {
    convictions: [
      aConviction({ points: 3 }),
      aConviction({ points: 6, isSpent: true }),
      aConviction({ points: 6, isPending: true }),
    ],
  }
  expect(unspentConvictions(driver)).toHaveLength(2)
  expect(unspentPoints(driver)).toBe(3)
})
