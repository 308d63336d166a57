import { describe, expect, it } from 'vitest'
import { entryOf, isCode } from './code-list'
import { offences } from './offences'

it('carries its description and its category', () => {
  expect(entryOf(offences, 'SP30')).toEqual({
    code: 'SP30',
    desc: 'Exceeding statutory speed limit on a public road',
    category: 'Speed limit',
  })
})

describe('the variants of an offence', () => {
  it('end in 2 for aiding, 4 for causing and 6 for inciting', () => {
    expect(entryOf(offences, 'IN12')?.desc).toBe(
      'Aiding or abetting: using a vehicle uninsured against third party risks',
    )
    expect(entryOf(offences, 'IN14')?.desc).toBe(
      'Causing or permitting: using a vehicle uninsured against third party risks',
    )
    expect(entryOf(offences, 'IN16')?.desc).toBe(
      'Inciting: using a vehicle uninsured against third party risks',
    )
  })

  it('do not exist for codes that do not end in 0', () => {
    expect(['TT92', 'TT94', 'MR02', 'MR16'].filter((code) => isCode(offences, code))).toEqual([])
    const own = offences.filter((offence) => !/[246]$/.test(offence.code))
    const endingInNought = own.filter((offence) => offence.code.endsWith('0'))
    expect(own).toHaveLength(79)
    expect(offences).toHaveLength(own.length + 3 * endingInNought.length)
  })
})
