import { describe, expect, it } from 'vitest'
import { entryOf, isCode } from './code-list'
import { offences } from './offences'

describe('an offence', () => {
  it('carries its description, points and years on the record', () => {
    expect(entryOf(offences, 'SP30')).toEqual({
      code: 'SP30',
      desc: 'Exceeding statutory speed limit on a public road',
      category: 'Speed limit',
      pointsFrom: 3,
      pointsTo: 6,
      years: 4,
      yearsFromConviction: false,
    })
  })

  it.each(['DR10', 'DR20', 'DR30', 'DR31', 'DR61', 'DR80', 'DG10', 'DG60', 'CD40', 'CD50', 'CD60', 'CD70'])(
    '%s stays on the record for 11 years from conviction',
    (code) => {
      expect(entryOf(offences, code)).toMatchObject({ years: 11, yearsFromConviction: true })
    },
  )

  it('stays for 4 years otherwise', () => {
    expect(new Set(offences.map((offence) => offence.years))).toEqual(new Set([4, 11]))
    expect(entryOf(offences, 'TT99')).toMatchObject({ years: 4, yearsFromConviction: true, pointsTo: 0 })
  })

  it('has a sensible range of points', () => {
    for (const { pointsFrom, pointsTo } of offences) {
      expect(pointsFrom).toBeGreaterThanOrEqual(0)
      expect(pointsTo).toBeGreaterThanOrEqual(pointsFrom)
      expect(pointsTo).toBeLessThanOrEqual(11)
    }
  })
})

describe('the variants of an offence', () => {
  it('end in 2 for aiding, 4 for causing and 6 for inciting', () => {
    expect(entryOf(offences, 'IN12')?.desc).toBe(
      'Aiding or abetting: using a vehicle uninsured against third party risks',
    )
    expect(entryOf(offences, 'IN14')).toMatchObject({
      desc: 'Causing or permitting: using a vehicle uninsured against third party risks',
      pointsFrom: 6,
      pointsTo: 8,
    })
    expect(entryOf(offences, 'IN16')?.desc).toBe(
      'Inciting: using a vehicle uninsured against third party risks',
    )
  })

  it('carry ten points for helping or inciting where the offence itself means a ban', () => {
    expect(entryOf(offences, 'DD42')).toMatchObject({ pointsFrom: 10, pointsTo: 10 })
    expect(entryOf(offences, 'DD46')).toMatchObject({ pointsFrom: 10, pointsTo: 10 })
    expect(entryOf(offences, 'DD44')).toMatchObject({ pointsFrom: 3, pointsTo: 11 })
  })

  it('do not exist for codes that do not end in 0', () => {
    expect(['TT92', 'TT94', 'MR02', 'MR16'].filter((code) => isCode(offences, code))).toEqual([])
    const own = offences.filter((offence) => !/[246]$/.test(offence.code))
    const endingInNought = own.filter((offence) => offence.code.endsWith('0'))
    expect(own).toHaveLength(79)
    expect(offences).toHaveLength(own.length + 3 * endingInNought.length)
  })
})
