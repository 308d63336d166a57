import { describe, expect, it } from 'vitest'
import { authority, authorityOf, maySecond, requiredApproval } from './authority.ts'
import type { StaffRole } from './people.ts'

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
    'for %s extends to the limit in the table; beyond it a second person must confirm [DSK-106]',
    (kind, who, most, beyond) => {
      expect(authorityOf(who, kind)).toBe(most)
      expect(requiredApproval(who, kind, most)).toBe('alone')
      if (beyond !== undefined) expect(requiredApproval(who, kind, beyond)).toBe('with-second')
    },
  )

  it('is limited: no one decides beyond the highest limit, and a role without a limit proposes nothing [DSK-106]', () => {
    expect(requiredApproval(uma, 'excessPence', 1_000_01)).toBe('not-allowed')
    expect(requiredApproval(person('ann', 'adviser'), 'loadingPercent', 1)).toBe('not-allowed')
    expect(requiredApproval(uma, 'refundPence', 1)).toBe('not-allowed')
    expect(requiredApproval(uma, 'loadingPercent', Number.NaN)).toBe('not-allowed')
    expect(requiredApproval(uma, 'loadingPercent', -1)).toBe('not-allowed')
    // The highest limit is included, and a value of zero needs no second person.
    expect(requiredApproval(uma, 'excessPence', 1_000_00)).toBe('with-second')
    expect(requiredApproval(uma, 'loadingPercent', 0)).toBe('alone')
    // Two people may agree on any loading.
    expect(requiredApproval(uma, 'loadingPercent', 400)).toBe('with-second')
  })

  it('over refunds has no upper limit at the desk: a finance manager confirms any amount [DSK-513]', () => {
    expect(requiredApproval(fay, 'refundPence', 25_000_00)).toBe('with-second')
    expect(maySecond(fay, person('fi', 'finance-manager'), 'refundPence', 25_000_00)).toBe(true)
    expect(maySecond(fay, tom, 'refundPence', 25_000_00)).toBe(false)
  })

  it('of a person with two roles is the higher of the two [DSK-106]', () => {
    expect(authorityOf(person('two', 'underwriter', 'team-lead'), 'loadingPercent')).toBe(50)
  })
})

describe('a second person', () => {
  it('is a different person with more authority [DSK-106]', () => {
    expect(maySecond(uma, tom, 'loadingPercent', 80)).toBe(true)
    expect(maySecond(fay, tom, 'refundPence', 1_000_00)).toBe(true)
    expect(maySecond(fay, tom, 'refundPence', 1_000_01)).toBe(false)
    expect(maySecond(uma, person('una', 'underwriter'), 'loadingPercent', 30)).toBe(false)
    expect(maySecond(fay, person('fred', 'finance'), 'refundPence', 200_00)).toBe(false)
  })

  it('is never the first person, even under another role [DSK-106]', () => {
    const both = person('tom', 'underwriter', 'team-lead', 'finance')
    expect(maySecond(tom, tom, 'loadingPercent', 60)).toBe(false)
    expect(maySecond(person('tom', 'underwriter'), both, 'loadingPercent', 60)).toBe(false)
    // Two team leads confirm each other only where a second person's limit is higher than a first person's.
    expect(maySecond(tom, person('tess', 'team-lead'), 'loadingPercent', 60)).toBe(true)
    expect(maySecond(tom, person('tess', 'team-lead'), 'excessPence', 1_000_00)).toBe(false)
  })

  it('cannot confirm anything for a role that may not propose it, for any kind of value [DSK-106]', () => {
    for (const kind of Object.keys(authority) as (keyof typeof authority)[])
      expect(requiredApproval(person('ann', 'adviser'), kind, 1)).toBe('not-allowed')
  })
})
