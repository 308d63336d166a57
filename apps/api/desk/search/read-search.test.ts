import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchedName } from './ports.ts'
import { lettersOf, readSearch } from './read-search.ts'

const kinds = (text: string) => readSearch(text).map(({ kind }) => kind)
const first = (text: string) => readSearch(text)[0]

describe('the text typed into the search box', () => {
  it.each([
    ['A-0123456789X', 'reference', 'A-0123456789X'],
    ['crt 0o23456789x', 'reference', 'CRT-0023456789X'],
    ['A-012345678X', 'reference', 'A-012345678X'],
    ['A-10000001', 'policy', 'A-10000001'],
    ['mp10000001', 'policy', 'MP-10000001'],
    ['10000001', 'policy', '10000001'],
    ['ab12 cde', 'registration', 'AB12CDE'],
    ['1 ab', 'registration', '1AB'],
    ['sw1a1aa', 'postcode', 'SW1A1AA'],
    ['Jo.Smith@Example.COM', 'email', 'jo.smith@example.com'],
    ['+44 7700 900123', 'phone', '07700900123'],
    ['(020) 7946-0123', 'phone', '02079460123'],
  ])('%j is looked up as %s %s [DSK-601]', (text, kind, value) => {
    expect(first(text)).toEqual({ kind, value })
  })

  it('may be a registration as well as a postcode, and a partial postcode may be either [DSK-601]', () => {
    expect(kinds('M1 1AA')).toEqual(['postcode', 'registration'])
    expect(kinds('SW1A 1A')).toEqual(['registration', 'postcode'])
  })

  it.each<[string, readonly SearchedName[]]>([
    ['Smith', [{ surname: 'smith', forename: undefined }]],
    ['Smith, John Paul', [{ surname: 'smith', forename: 'john' }]],
    ["Dr Siân O'Neill", [{ surname: 'oneill', forename: 'sian' }]],
    ['Łukasz Børß', [{ surname: 'borss', forename: 'lukasz' }]],
  ])('%j is a name [DSK-601]', (text, names) => {
    expect(first(text)).toMatchObject({ kind: 'name', names: expect.arrayContaining([...names]) })
  })

  it('may be a reference without a digit as well as a name [DSK-601]', () => {
    expect(kinds('A-SYWAVOXPGXN')).toEqual(['reference', 'name'])
    expect(kinds('m featherstone')).toEqual(['reference', 'name'])
    expect(kinds('Featherstone')).toEqual(['name'])
  })

  it('is read as a name in either order, and with a surname of several words [DSK-601]', () => {
    expect(first('John van Dyke')).toEqual({
      kind: 'name',
      names: [
        { surname: 'dyke', forename: 'john' },
        { surname: 'vandyke', forename: 'john' },
        { surname: 'johnvan', forename: 'dyke' },
        { surname: 'johnvandyke', forename: undefined },
      ],
    })
  })

  it.each(['', ' ', 'a', 'Mr', 'é', '@', 'a@b', '-', '日本', '12 High Street, Leeds', '1'.repeat(40)])(
    '%j is too short, or not a kind of text that can be searched [DSK-604]',
    (text) => {
      expect(readSearch(text)).toEqual([])
    },
  )

  it('can be any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const reading of readSearch(text))
          if (reading.kind === 'name')
            for (const { surname } of reading.names) expect(surname).toMatch(/^[a-z0-9]{2,300}$/)
          else expect(reading.value.length).toBeLessThanOrEqual(100)
      }),
    )
  })
})

it('names are compared by letters of the alphabet, without accents', () => {
  expect(lettersOf("O'Brien-Öztürk")).toBe('obrienozturk')
  expect(lettersOf('Ægir Łoß')).toBe('aegirloss')
})
