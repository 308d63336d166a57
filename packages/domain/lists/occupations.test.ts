import { describe, expect, it } from 'vitest'
import { isCode } from './code-list.ts'
import { occupationSynonyms, occupationsInWork, searchOccupations } from './occupations.ts'
import { fold } from './search.ts'

const found = (typed: string) => searchOccupations(typed).map((entry) => entry.desc)

describe('searching occupations', () => {
  it.each([
    ['cabbie', 'Taxi driver'],
    ['taxi', 'Taxi driver'],
    ['taxi driver', 'Taxi driver'],
    ['HGV', 'HGV driver'],
    ['teacher', 'Teacher'],
    ['shop assistant', 'Shop assistant'],
    ['book-keeper', 'Bookkeeper'],
    ['vet', 'Veterinary surgeon'],
    ['physio', 'Physiotherapist'],
    ['GP', 'General practitioner'],
    ['I.T. consultant', 'IT consultant'],
  ])('for "%s" lists %s first', (typed, first) => {
    expect(found(typed)[0]).toBe(first)
  })

  it('finds lorry and truck drivers by the letters HGV as well', () => {
    expect(found('hgv')).toEqual(['HGV driver', 'HGV mechanic', 'Lorry driver', 'Truck driver'])
  })

  it('does not offer the occupations of people who do not work', () => {
    for (const typed of ['retired', 'unemployed', 'student', 'homemaker']) expect(found(typed)).toEqual([])
  })

  it('lists every occupation first for its own full name', () => {
    for (const entry of occupationsInWork) expect(searchOccupations(entry.desc)[0]).toBe(entry)
  })
})

describe('the synonyms of occupations', () => {
  it('belong to occupations on the list', () => {
    expect(Object.keys(occupationSynonyms).filter((code) => !isCode(occupationsInWork, code))).toEqual([])
  })

  it.each(Object.entries(occupationSynonyms).flatMap(([code, words]) => words.map((word) => [word, code])))(
    '"%s" finds %s',
    (word, code) => {
      expect(searchOccupations(word).map((entry) => entry.code)).toContain(code)
    },
  )
})

it('is in alphabetical order, which decides between equal matches', () => {
  const names = occupationsInWork.map((entry) => fold(entry.desc))
  expect(names).toEqual([...names].sort())
})
