import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeys } from '@milepost/domain/journeys/journeys'
import { correctableFactNames, correctedFacts } from '@milepost/domain/privacy/correction'
import { journeyIds } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { describe, expect, it } from 'vitest'
import { peopleByJourney } from '../testing/people-by-journey.ts'
import { toRisk } from './risk.ts'

const now = new Date('2026-11-16T09:00:00Z')
const hereOf = (id: (typeof journeyIds)[number]) => ({
  terms: journeys[id],
  today: londonDate(now),
  now,
  channel: 'direct' as const,
  definition: journeyDefinition,
})
const right = {
  firstName: 'Siân',
  lastNames: 'Wright-Penn',
  emailAddress: 'sian@example.com',
  phoneNumber: '07700 900123',
  'address.line1': '1 Corrected Street',
  'address.line2': 'Second line',
  'address.line3': 'Third line',
  'address.city': 'Corrected Town',
  'address.county': 'Rutland',
} as const

describe('a corrected fact', () => {
  it.each(journeyIds)('does not change the risk: %s [DSK-709]', (id) => {
    const { answers } = peopleByJourney[id]
    const all = correctableFactNames.map((fact) => ({ fact, text: right[fact] }))
    const read = correctedFacts(answers, all, hereOf(id))
    if (!read.ok) throw new Error(JSON.stringify(read.errors))
    expect(Object.keys(read.facts ?? {}).sort()).toEqual([
      'address',
      'emailAddress',
      'firstName',
      'lastNames',
      'phoneNumber',
    ])
    expect(read.facts?.address?.postcode).toBe(answers.proposerDetails.address?.postcode)
    // A licence number must match its holder's surname, so a corrected surname gives no risk to compare. The surname is checked separately.
    const { lastNames, ...facts } = read.facts ?? {}
    const corrected = { ...answers, proposerDetails: { ...answers.proposerDetails, ...facts } }
    const before = toRisk(answers, hereOf(id))
    const after = toRisk(corrected, hereOf(id))
    if (before.kind !== 'complete' || after.kind !== 'complete') throw new Error('There is no risk')
    expect(after.risk).toEqual(before.risk)
    expect(lastNames).toBe('Wright-Penn')
    expect(JSON.stringify(before.risk)).not.toContain(String(answers.proposerDetails.lastNames))
  })

  it('is refused by its own question, and the fact is named [DSK-709]', () => {
    const { answers } = peopleByJourney.acorn_pc
    const tried = correctedFacts(
      answers,
      [
        { fact: 'firstName', text: '' },
        { fact: 'emailAddress', text: 'nobody' },
        { fact: 'phoneNumber', text: '•••• 123' },
        { fact: 'address.line1', text: ' ' },
        { fact: 'address.city', text: 'x'.repeat(101) },
      ],
      hereOf('acorn_pc'),
    )
    const named = tried.ok ? [] : tried.errors.map(({ fact }) => fact)
    expect([...named].sort()).toEqual([
      'address.city',
      'address.line1',
      'emailAddress',
      'firstName',
      'phoneNumber',
    ])
  })

  it('is not a correction if it equals the stored fact [DSK-709]', () => {
    const { answers } = peopleByJourney.acorn_pc
    const { firstName = '' } = answers.proposerDetails
    const read = correctedFacts(answers, [{ fact: 'firstName', text: firstName }], hereOf('acorn_pc'))
    expect(read).toEqual({ ok: true, facts: undefined })
  })
})
