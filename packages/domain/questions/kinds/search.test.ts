import { describe, expect, it } from 'vitest'
import { asked } from '../people/testing.ts'
import { searched } from './search.ts'

const kind = searched('occupations')
const read = (typed: string) => kind.read(typed, asked({}))

describe('an answer from a long list', () => {
  it('is read from a code, or from a full name that was typed', () => {
    expect(read('A01')).toEqual({ ok: true, value: 'A01' })
    expect(read(' accountant ')).toEqual({ ok: true, value: 'A01' })
    expect(read('')).toEqual({ ok: true, value: undefined })
  })

  it('must be chosen when the text is only a part of a name or not a name', () => {
    for (const typed of ['account', 'wizard']) {
      expect(read(typed)).toEqual({
        ok: false,
        key: 'notOffered',
        message: 'Please start typing and choose an answer from the list',
      })
    }
  })

  it('is found by everyday words', () => {
    expect(kind.search?.('cabbie').map(({ desc }) => desc)).toContain('Taxi driver')
  })

  it.each([
    ['countriesOfRegistration', 'Holland', 'NL'],
    ['licensingAuthorities', 'tfl', 'TRANSPORT_FOR_LONDON'],
    ['offences', 'speeding', 'SP30'],
    ['industries', 'council', undefined],
  ] as const)('is found in the list of %s by its synonyms', (name, typed, code) => {
    const each = searched(name)
    const found = each.search?.(typed).map((entry) => entry.code) ?? []
    expect(found.length).toBeGreaterThan(0)
    if (code) expect(found).toContain(code)
    for (const entry of found) expect(each.read(entry, asked({}))).toEqual({ ok: true, value: entry })
  })
})
