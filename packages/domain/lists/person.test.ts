import { expect, it } from 'vitest'
import { isCode } from './code-list.ts'
import { industries } from './industries.ts'
import { occupations, occupationsInWork } from './occupations.ts'
import {
  coupleRelationships,
  employmentTypes,
  maritalStatuses,
  needsOccupation,
  needsStudentType,
  proposerRelationship,
  readTitleCode,
  relationships,
  studentTypes,
  titles,
  workOfThoseNotWorking,
} from './person.ts'

it('has the four numbered titles', () => {
  expect(titles.filter((title) => /^\d/.test(title.code)).map(({ code, desc }) => `${code} ${desc}`)).toEqual(
    ['003 Mr', '004 Mrs', '002 Miss', '005 Ms'],
  )
})

it.each([
  ['3', '003'],
  ['03', '003'],
  ['003', '003'],
  ['DR', 'DR'],
  ['', undefined],
  ['9', undefined],
  ['0003', undefined],
  ['Mr', undefined],
])('reads the title code "%s" as %s [DRV-23]', (sent, code) => {
  expect(readTitleCode(sent)).toBe(code)
})

it('has the marital statuses the specification names, with their meaning [DAT-16]', () => {
  expect(maritalStatuses.map(({ code, desc }) => `${code} ${desc}`)).toEqual([
    'S Single',
    'M Married',
    'B Civil partnered',
    'P Living with partner',
    'C Common law',
    'A Separated',
    'D Divorced',
    'W Widowed',
  ])
})

it('has the spouse, partner and civil partner codes, and reserves P for the proposer [DAT-17]', () => {
  expect(['S', 'W', 'J'].every((code) => isCode(relationships, code))).toBe(true)
  expect(proposerRelationship.code).toBe('P')
  expect(isCode(relationships, 'P')).toBe(false)
})

it('maps each relationship of a couple to the marital statuses that match it', () => {
  expect(coupleRelationships).toEqual({ S: ['M'], W: ['B', 'C', 'P'], J: ['B', 'P'] })
})

const codes = employmentTypes.map((type) => type.code)

it('asks employed, self-employed and voluntary workers for an occupation, and students for the kind of study', () => {
  expect(codes.filter(needsOccupation).sort()).toEqual(['E', 'S', 'V'])
  expect(codes.filter(needsStudentType)).toEqual(['F'])
})

it('has work to store for everyone who is not asked for it, from the same lists', () => {
  const notAsked = codes.filter((code) => !needsOccupation(code))
  expect(Object.keys(workOfThoseNotWorking).sort()).toEqual(notAsked.sort())
  for (const work of Object.values(workOfThoseNotWorking)) {
    expect(isCode(industries, work.industry)).toBe(true)
    if ('occupation' in work) expect(isCode(occupations, work.occupation)).toBe(true)
  }
})

it('stores a kind of study as an occupation, but never offers it, or retirement, as work', () => {
  for (const { code } of studentTypes) expect(isCode(occupations, code)).toBe(true)
  for (const code of ['S44', 'R09', 'U03', 'H09']) expect(isCode(occupationsInWork, code)).toBe(false)
})
