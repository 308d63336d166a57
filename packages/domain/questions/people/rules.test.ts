import { describe, expect, it } from 'vitest'
import {
  type MaritalStatusCode,
  maritalStatuses,
  type RelationshipCode,
  relationships,
} from '../../lists/person.ts'
import { type AdditionalDriver, noAnswers } from '../answers.ts'
import { driverMaritalStatus, relationshipToProposer } from './additional-driver.ts'
import { hasConsented } from './has-consented.ts'
import { conflictInWords, isConflicting } from './rules.ts'
import { aDriver, aProposer, asked } from './testing.ts'

const all = maritalStatuses.map(({ code }) => code)

function isConflict(
  relationship: RelationshipCode,
  proposer: MaritalStatusCode | undefined,
  driver: MaritalStatusCode | undefined,
  others: readonly AdditionalDriver[] = [],
) {
  return isConflicting(
    { relationshipToProposer: relationship, ...(driver && { maritalStatus: driver }) },
    {
      ...noAnswers,
      proposerDetails: proposer ? { maritalStatus: proposer } : {},
      additionalDrivers: others,
    },
  )
}

/** Every pair of marital statuses, proposer's and driver's, that a relationship allows. */
function allowed(relationship: RelationshipCode) {
  return all.flatMap((proposer) =>
    all.filter((driver) => !isConflict(relationship, proposer, driver)).map((driver) => proposer + driver),
  )
}

describe('relationship and marital status', () => {
  it('require both to be married for a spouse [ADD-12]', () => {
    expect(allowed('S')).toEqual(['MM'])
  })

  it('require both to be civil partners or cohabiting for a partner [ADD-13]', () => {
    expect(allowed('W').sort()).toEqual(['BB', 'BC', 'BP', 'CB', 'CC', 'CP', 'PB', 'PC', 'PP'])
  })

  it('require both to be in the B or P set for a civil partner [ADD-14]', () => {
    expect(allowed('J').sort()).toEqual(['BB', 'BP', 'PB', 'PP'])
  })

  it('may be anything for any other relationship', () => {
    const others = relationships.map(({ code }) => code).filter((code) => !['S', 'W', 'J'].includes(code))
    for (const code of others) expect(allowed(code)).toHaveLength(all.length ** 2)
  })

  it('may be anything for a code that is not a relationship but a property of every object', () => {
    expect(allowed('constructor' as RelationshipCode)).toHaveLength(all.length ** 2)
  })

  it('do not conflict while a missing status could still agree', () => {
    expect(isConflict('S', undefined, 'M')).toBe(false)
    expect(isConflict('S', 'M', undefined)).toBe(false)
    expect(isConflict('S', undefined, 'S')).toBe(true)
  })
})

describe('one couple', () => {
  const statuses = { S: 'M', W: 'P', J: 'B' } as const

  it('is the maximum: a proposer has at most one spouse or partner among the drivers [ADD-15]', () => {
    for (const mine of ['S', 'W', 'J'] as const) {
      for (const theirs of ['S', 'W', 'J'] as const) {
        const other = { relationshipToProposer: theirs }
        expect(isConflict(mine, statuses[mine], statuses[mine], [other])).toBe(true)
      }
      expect(isConflict(mine, statuses[mine], statuses[mine], [{ relationshipToProposer: 'O' }])).toBe(false)
    }
  })

  it('does not limit any other relationship', () => {
    for (const code of ['O', 'M', 'A', 'F', 'C', 'E', 'B', 'U'] as const)
      expect(isConflict(code, 'S', 'S', [{ relationshipToProposer: code }])).toBe(false)
  })
})

describe('a conflict', () => {
  const wife: AdditionalDriver = { ...aDriver, relationshipToProposer: 'S', maritalStatus: 'M' }
  const here = asked(wife, 'acorn_pc', { proposerDetails: aProposer })

  it('is reported with the driver’s name and as conflicting information [ADD-16]', () => {
    expect(relationshipToProposer.validate('S', here)?.message).toBe(
      'Jo Ng relationship to proposer conflicts',
    )
    expect(driverMaritalStatus.validate('M', here)?.message).toBe(
      "Conflicting information in drivers' relationship and/or marital status.",
    )
  })

  it('is reported for a driver without a name too', () => {
    const { firstName: _first, lastNames: _last, ...nameless } = wife
    expect(relationshipToProposer.validate('S', { ...here, subject: nameless })?.message).toBe(
      'This driver relationship to proposer conflicts',
    )
  })

  it('ends when both statuses agree', () => {
    const married = { proposerDetails: { ...aProposer, maritalStatus: 'M' as const } }
    expect(relationshipToProposer.validate('S', asked(wife, 'acorn_pc', married))).toBeUndefined()
    expect(driverMaritalStatus.validate('M', asked(wife, 'acorn_pc', married))).toBeUndefined()
  })
})

it('requires the relationship and the marital status before comparing them', () => {
  expect(relationshipToProposer.validate(undefined, asked({}))?.message).toBe(
    "Please choose the driver's relationship to you",
  )
  expect(driverMaritalStatus.validate(undefined, asked({}))?.message).toBe(
    "Please choose the driver's marital status",
  )
})

it("never offers the proposer's own code as a relationship", () => {
  expect(relationshipToProposer.kind.read('P', asked({}))).toMatchObject({ ok: false })
})

it("requires the driver's consent, and only a tick counts [ADD-18]", () => {
  for (const answer of [undefined, false])
    expect(hasConsented.validate(answer, asked({}))).toEqual({
      key: 'consentRequired',
      message: 'Please ask the driver, then tick to confirm they agree',
    })
  expect(hasConsented.validate(true, asked({}))).toBeUndefined()
})

describe('a conflict in words', () => {
  const words = (
    driver: AdditionalDriver,
    proposer: MaritalStatusCode,
    others: readonly AdditionalDriver[] = [],
  ) =>
    conflictInWords(driver, {
      ...noAnswers,
      proposerDetails: { maritalStatus: proposer },
      additionalDrivers: others,
    })

  it('names the conflicting answers and what they would have to be [ADD-16]', () => {
    const jo: AdditionalDriver = { firstName: 'Jo', relationshipToProposer: 'J', maritalStatus: 'M' }
    expect(words(jo, 'C')).toBe(
      'For “Civil partner”, the marital status of both of you must be “Civil partnered” or “Living with partner”. You chose “Common law” for you and “Married” for Jo.',
    )
  })

  it('names a second partner as the error [ADD-15]', () => {
    const spouse: AdditionalDriver = { relationshipToProposer: 'S', maritalStatus: 'M' }
    expect(words(spouse, 'M', [spouse])).toBe('Only one driver can be your spouse, civil partner or partner.')
  })

  it('is undefined where nothing conflicts', () => {
    expect(words({ relationshipToProposer: 'S', maritalStatus: 'M' }, 'M')).toBeUndefined()
    expect(words({ relationshipToProposer: 'A', maritalStatus: 'M' }, 'S')).toBeUndefined()
  })
})
