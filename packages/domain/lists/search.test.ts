import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, searchOver } from './search'

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
  it('puts the exact name first, then names that begin so, then words that begin so, then parts of words', () => {
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

  it('keeps the order of the list among equals', () => {
    expect(found('driv')).toEqual([
      'Driver',
      'Driving instructor',
      'Car delivery driver',
      'Engine driver',
      'Screwdriver maker',
    ])
  })

  it('wants every word typed, in any order', () => {
    expect(found('driver car')).toEqual(['Car delivery driver'])
    expect(found('car instructor')).toEqual([])
  })

  it('takes no notice of case, accents, punctuation or spaces around', () => {
    expect(found('  REUNION ')).toEqual(['Réunion (Île de la)'])
    expect(found('réunion')).toEqual(['Réunion (Île de la)'])
    expect(found('kings lynn and west')).toEqual(["King's Lynn & West Norfolk"])
    expect(found('king’s lynn')).toEqual(["King's Lynn & West Norfolk"])
    expect(found('stoke on trent')).toEqual(['Stoke-on-Trent'])
  })

  it('does not mind a gap put in or left out', () => {
    expect(found('book keeper')).toEqual(['Bookkeeper'])
    expect(found('stokeontrent')).toEqual(['Stoke-on-Trent'])
  })

  it('finds one or two letters at the start of a word only', () => {
    expect(found('ke')).toEqual([])
    expect(found('kee')).toEqual(['Bookkeeper'])
  })

  it.each(['', '   ', "'", '--', '?'])('finds nothing for "%s"', (typed) => {
    expect(found(typed)).toEqual([])
  })

  it('takes odd signs as plain text', () => {
    for (const typed of ['.*', '(', '[zz', '\\', '%', '__proto__']) expect(found(typed)).toEqual([])
  })

  it('gives ten entries at most, or as many as asked for', () => {
    const many = searchOver(
      Array.from({ length: 3000 }, (_, index) => ({ code: String(index), desc: `Worker ${index}` })),
    )
    expect(many('worker')).toHaveLength(10)
    expect(many('worker', 25)).toHaveLength(25)
    expect(many('worker 2999')).toEqual([{ code: '2999', desc: 'Worker 2999' }])
  })

  it('gives the entries themselves, with their facts', () => {
    const entries = [{ code: 'A', desc: 'Apple', isFruit: true }]
    expect(searchOver(entries)('app')[0]).toBe(entries[0])
  })
})

describe('other words for an entry', () => {
  const other: Record<string, string[]> = { '2': ['chauffeur', 'motorist'], '3': ['driver trainer'] }
  const wide = searchOver(list, ({ code }) => other[code] ?? [])

  it('find it', () => {
    expect(wide('chauf').map((entry) => entry.desc)).toEqual(['Driver'])
  })

  it('come after names that fit as well', () => {
    const jobs = [
      { code: 'C', desc: 'Coach driver', also: ['bus driver'] },
      { code: 'B', desc: 'Bus driver', also: [] },
    ]
    const byEither = searchOver(jobs, (job) => job.also)
    expect(byEither('bus driver').map((job) => job.desc)).toEqual(['Bus driver', 'Coach driver'])
  })

  it('come before names that fit less well', () => {
    const jobs = [
      { code: 'V', desc: 'Veterinary nurse', also: [] },
      { code: 'S', desc: 'Veterinary surgeon', also: ['vet'] },
    ]
    const byEither = searchOver(jobs, (job) => job.also)
    expect(byEither('vet').map((job) => job.desc)).toEqual(['Veterinary surgeon', 'Veterinary nurse'])
  })

  it('never make an entry appear twice', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const codes = wide(typed).map((entry) => entry.code)
        expect(new Set(codes).size).toBe(codes.length)
      }),
    )
  })
})

describe('typing a name', () => {
  it('finds the entry from any beginning of its name, and first once it is complete', () => {
    fc.assert(
      fc.property(fc.constantFrom(...list), fc.nat(), (entry, cut) => {
        const typed = entry.desc.slice(0, 1 + (cut % entry.desc.length))
        expect(search(typed)).toContain(entry)
        expect(search(entry.desc)[0]).toBe(entry)
      }),
    )
  })

  it('is not changed by folding twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: 1000 },
    )
  })
})
