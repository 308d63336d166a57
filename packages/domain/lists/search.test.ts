import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, searchOver } from './search.ts'

const list = [
  { code: '1', desc: 'Car delivery driver' },
  { code: '2', desc: 'Driver' },
  { code: '3', desc: 'Driving instructor' },
  { code: '4', desc: 'Engine driver' },
  { code: '5', desc: 'Screwdriver maker' },
  { code: '6', desc: 'Bookkeeper' },
  { code: '7', desc: "King's Lynn & West Norfolk" },
  { code: '8', desc: 'Réunion (Île de la)' },
  { code: '9', desc: 'Stoke-on-Trent' },
]
const search = searchOver(list)
const found = (typed: string) => search(typed).map((entry) => entry.desc)

describe('a search', () => {
  it('lists the exact name first, then names with that beginning, then words with that beginning, then parts of words', () => {
    const jobs = ['Taxi driver', 'Screwdriver maker', 'Driver trainer', 'Driver'].map((desc) => ({
      code: desc,
      desc,
    }))
    expect(searchOver(jobs)('driver').map((entry) => entry.desc)).toEqual([
      'Driver',
      'Driver trainer',
      'Taxi driver',
      'Screwdriver maker',
    ])
  })

  it('keeps the order of the list among equal matches', () => {
    expect(found('driv')).toEqual([
      'Driver',
      'Driving instructor',
      'Car delivery driver',
      'Engine driver',
      'Screwdriver maker',
    ])
  })

  it('requires every word typed, in any order', () => {
    expect(found('driver car')).toEqual(['Car delivery driver'])
    expect(found('car instructor')).toEqual([])
  })

  it('ignores case, accents, punctuation and surrounding spaces', () => {
    expect(found('  REUNION ')).toEqual(['Réunion (Île de la)'])
    expect(found('réunion')).toEqual(['Réunion (Île de la)'])
    expect(found('kings lynn and west')).toEqual(["King's Lynn & West Norfolk"])
    expect(found('king’s lynn')).toEqual(["King's Lynn & West Norfolk"])
    expect(found('stoke on trent')).toEqual(['Stoke-on-Trent'])
  })

  it('ignores a space that is added or left out', () => {
    expect(found('book keeper')).toEqual(['Bookkeeper'])
    expect(found('stokeontrent')).toEqual(['Stoke-on-Trent'])
  })

  it('matches one or two letters only at the start of a word', () => {
    expect(found('ke')).toEqual([])
    expect(found('kee')).toEqual(['Bookkeeper'])
  })

  it.each(['', '   ', "'", '--', '?'])('finds nothing for "%s"', (typed) => {
    expect(found(typed)).toEqual([])
  })

  it('treats special characters as plain text', () => {
    for (const typed of ['.*', '(', '[zz', '\\', '%', '__proto__']) expect(found(typed)).toEqual([])
  })

  it('returns ten entries at most, or the number requested', () => {
    const many = searchOver(
      Array.from({ length: 3000 }, (_, index) => ({ code: String(index), desc: `Worker ${index}` })),
    )
    expect(many('worker')).toHaveLength(10)
    expect(many('worker', 25)).toHaveLength(25)
    expect(many('worker 2999')).toEqual([{ code: '2999', desc: 'Worker 2999' }])
  })

  it('returns the entries themselves, with all their fields', () => {
    const entries = [{ code: 'A', desc: 'Apple', isFruit: true }]
    expect(searchOver(entries)('app')[0]).toBe(entries[0])
  })
})

describe('the synonyms of an entry', () => {
  const other: Record<string, string[]> = { '2': ['chauffeur', 'motorist'], '3': ['driver trainer'] }
  const wide = searchOver(list, ({ code }) => other[code] ?? [])

  it('find the entry', () => {
    expect(wide('chauf').map((entry) => entry.desc)).toEqual(['Driver'])
  })

  it('rank below names that match equally well', () => {
    const jobs = [
      { code: 'C', desc: 'Coach driver', also: ['bus driver'] },
      { code: 'B', desc: 'Bus driver', also: [] },
    ]
    const byEither = searchOver(jobs, (job) => job.also)
    expect(byEither('bus driver').map((job) => job.desc)).toEqual(['Bus driver', 'Coach driver'])
  })

  it('rank above names that match less well', () => {
    const jobs = [
      { code: 'V', desc: 'Veterinary nurse', also: [] },
      { code: 'S', desc: 'Veterinary surgeon', also: ['vet'] },
    ]
    const byEither = searchOver(jobs, (job) => job.also)
    expect(byEither('vet').map((job) => job.desc)).toEqual(['Veterinary surgeon', 'Veterinary nurse'])
  })

  it('never list an entry twice', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const codes = wide(typed).map((entry) => entry.code)
        expect(new Set(codes).size).toBe(codes.length)
      }),
    )
  })
})

describe('typing a name', () => {
  it('finds the entry from any beginning of its name, and lists it first once the name is complete', () => {
    fc.assert(
      fc.property(fc.constantFrom(...list), fc.nat(), (entry, cut) => {
        const typed = entry.desc.slice(0, 1 + (cut % entry.desc.length))
        expect(search(typed)).toContain(entry)
        expect(search(entry.desc)[0]).toBe(entry)
      }),
    )
  })

  it('folds text to the same result when it is folded twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: 1000 },
    )
  })
})
