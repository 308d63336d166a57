import { expect, it } from 'vitest'
import { isCode } from './code-list'
import { coupleRelationships, proposerRelationship, relationships } from './relationships'

it('has the spouse, partner and civil partner codes, and keeps P for the proposer alone [DAT-17]', () => {
  expect(['S', 'W', 'J'].every((code) => isCode(relationships, code))).toBe(true)
  expect(proposerRelationship.code).toBe('P')
  expect(isCode(relationships, 'P')).toBe(false)
})

it('ties each relationship of a couple to the marital statuses that fit it', () => {
  expect(coupleRelationships).toEqual({ S: ['M'], W: ['B', 'C', 'P'], J: ['B', 'P'] })
})
