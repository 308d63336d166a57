import { expect, it } from 'vitest'
import type { Reason, ReasonCode } from './reasons'
import { verdictOf } from './verdict'

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
