import { describe, expect, it } from 'vitest'
import { authority, authorityOf, maySecond, standingOf } from './authority'
import type { StaffRole } from './people'

const person = (subject: string, ...roles: StaffRole[]) => ({ subject, roles })
const uma = person('uma', 'underwriter')
const tom = person('tom', 'team-lead')
const fay = person('fay', 'finance')

describe('authority', () => {
  it.each([
    ['loadingPercent', uma, 25, 50],
    ['loadingPercent', tom, 50, 51],
    ['excessPence', uma, 500_00, 500_01],
    ['excessPence', tom, 1_000_00, undefined],
    ['sumInsuredPence', uma, 50_000_00, 60_000_00],
    ['refundPence', fay, 100_00, 100_01],
  ] as const)(
    'in %s reaches as far as the table says, and beyond it waits [DSK-106]',
    (kind, who, most, beyond) => {
      expect(authorityOf(who, kind)).toBe(most)
      expect(standingOf(who, kind, most)).toBe('alone')
      if (beyond !== undefined) expect(standingOf(who, kind, beyond)).toBe('with-second')
    },
  )

  it('ends somewhere: past the last figure nobody decides, and a role without any proposes nothing [DSK-106]', () => {
    expect(standingOf(uma, 'excessPence', 1_000_01)).toBe('nobody')
    expect(standingOf(fay, 'refundPence', 1_000_01)).toBe('nobody')
    expect(standingOf(person('ann', 'adviser'), 'loadingPercent', 1)).toBe('nobody')
    expect(standingOf(uma, 'refundPence', 1)).toBe('nobody')
    expect(standingOf(uma, 'loadingPercent', Number.NaN)).toBe('nobody')
    expect(standingOf(uma, 'loadingPercent', -1)).toBe('nobody')
    // To the penny, and nothing at all is anybody's.
    expect(standingOf(fay, 'refundPence', 1_000_00)).toBe('with-second')
    expect(standingOf(uma, 'loadingPercent', 0)).toBe('alone')
    // Two people may agree on any loading.
    expect(standingOf(uma, 'loadingPercent', 400)).toBe('with-second')
  })

  it('of two roles is the greater [DSK-106]', () => {
    expect(authorityOf(person('two', 'underwriter', 'team-lead'), 'loadingPercent')).toBe(50)
  })
})

describe('a second person', () => {
  it('is somebody else with more authority [DSK-106]', () => {
    expect(maySecond(uma, tom, 'loadingPercent', 80)).toBe(true)
    expect(maySecond(fay, tom, 'refundPence', 1_000_00)).toBe(true)
    expect(maySecond(fay, tom, 'refundPence', 1_000_01)).toBe(false)
    expect(maySecond(uma, person('una', 'underwriter'), 'loadingPercent', 30)).toBe(false)
    expect(maySecond(fay, person('fred', 'finance'), 'refundPence', 200_00)).toBe(false)
  })

  it('is never the first, under whatever role [DSK-106]', () => {
    const both = person('tom', 'underwriter', 'team-lead', 'finance')
    expect(maySecond(tom, tom, 'loadingPercent', 60)).toBe(false)
    expect(maySecond(person('tom', 'underwriter'), both, 'loadingPercent', 60)).toBe(false)
    // Two team leads confirm each other only where a second has more than a first.
    expect(maySecond(tom, person('tess', 'team-lead'), 'loadingPercent', 60)).toBe(true)
    expect(maySecond(tom, person('tess', 'team-lead'), 'excessPence', 1_000_00)).toBe(false)
  })

  it('can confirm nothing that the first could not propose, for no kind at all [DSK-106]', () => {
    for (const kind of Object.keys(authority) as (keyof typeof authority)[])
      expect(standingOf(person('ann', 'adviser'), kind, 1)).toBe('nobody')
  })
})
