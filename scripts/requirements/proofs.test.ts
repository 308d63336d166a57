import { describe, expect, it } from 'vitest'
import { faultsOf, idsInTitle, proofsOf, titleAlone } from './proofs'

const vehicle = { code: 'VEH', name: 'Vehicle', titles: { 'VEH-01': 'A plate', 'VEH-02': 'A card' } }
const test = (title: string) => ({ path: 'packages/a.test.ts', title })
const faults = (area: typeof vehicle & { untested?: Record<string, string> }, ...titles: string[]) =>
  faultsOf([area], proofsOf(titles.map(test)))

describe('the list and the tests', () => {
  it('agree when each requirement is named by a test, or gives a reason why not', () => {
    expect(faults(vehicle, 'a [VEH-01]', 'b [VEH-02]')).toEqual([])
    expect(faults({ ...vehicle, untested: { 'VEH-02': 'seen only' } }, 'a [VEH-01]')).toEqual([])
  })

  it('disagree when no test names one', () => {
    expect(faults(vehicle, 'a [VEH-01]')).toEqual(['VEH-02 is named by no test and gives no reason'])
  })

  it('disagree when a test names what does not exist', () => {
    expect(faults(vehicle, 'a [VEH-01 to VEH-03]')).toEqual([
      'VEH-03 is no requirement, but packages/a.test.ts names it',
    ])
  })

  it('disagree when a requirement has both a reason and a test, or a reason but no title', () => {
    const untested = { 'VEH-02': 'seen only', 'VEH-09': 'gone' }
    expect(faults({ ...vehicle, untested }, 'a [VEH-01, VEH-02]')).toEqual([
      'VEH-02 is named by a test and gives a reason why not',
      'VEH-09 has a reason but no title',
    ])
  })

  it('disagree when a requirement is in the wrong area', () => {
    expect(faults({ ...vehicle, code: 'MOD' }, 'a [VEH-01 to VEH-02]')).toEqual([
      'VEH-01 does not belong to MOD',
      'VEH-02 does not belong to MOD',
    ])
  })
})

describe('the requirements a title names', () => {
  it.each([
    ['refuses a value above a million [VEH-21]', ['VEH-21']],
    ['one after the other [AON-01] [AON-09]', ['AON-01', 'AON-09']],
    ['two in one bracket [YOU-03, CON-04]', ['YOU-03', 'CON-04']],
    ['all between two [NAV-09 to NAV-11] [NAV-12]', ['NAV-09', 'NAV-10', 'NAV-11', 'NAV-12']],
    ['the same twice [RET-06] [RET-06]', ['RET-06']],
    ['a decision and a threat [D-069] [T12]', []],
    ['bare text VEH-21 and a list [a, b]', []],
  ])('of "%s"', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids)
  })

  it('are left out of the bare title', () => {
    expect(titleAlone('refuses [a, b] above [VEH-21] a million [D-069] [T3, CON-01]')).toBe(
      'refuses [a, b] above a million',
    )
  })
})
