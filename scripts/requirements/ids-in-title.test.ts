import { describe, expect, it } from 'vitest'
import { idsInTitle, titleAlone } from './ids-in-title'

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

  it('are left out where the title alone is told', () => {
    expect(titleAlone('refuses [a, b] above [VEH-21] a million [D-069] [T3, CON-01]')).toBe(
      'refuses [a, b] above a million',
    )
  })
})
