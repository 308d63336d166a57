import { describe, expect, it } from 'vitest'
import { byId, idsInTitle, isId, titleAlone } from './ids.ts'

describe('the rules that a title names', () => {
  it.each([
    ['refuses a value above a million [VEH-21]', ['VEH-21']],
    ['one after the other [AON-01] [AON-09]', ['AON-01', 'AON-09']],
    ['two in one bracket [YOU-03, CON-04]', ['YOU-03', 'CON-04']],
    ['all between two [NAV-09 to NAV-11] [NAV-12]', ['NAV-09', 'NAV-10', 'NAV-11', 'NAV-12']],
    ['the same twice [RET-06] [RET-06]', ['RET-06']],
    [
      'a ruling, a failure, a mechanism and threats [D-069, F12] [K9] [T2 to T4]',
      ['D-069', 'F12', 'K9', 'T2', 'T3', 'T4'],
    ],
    ['bare text VEH-21 and a list [a, b] [F0]', []],
  ])('of "%s"', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids)
  })

  it('are left out of the bare title', () => {
    expect(titleAlone('refuses [a, b] above [VEH-21] a million [D-069] [T3, CON-01]')).toBe(
      'refuses [a, b] above a million',
    )
  })
})

it('knows the families of rules, and takes nothing else for one', () => {
  expect(['VEH-21', 'DSK-503', 'D-127', 'F1', 'K10', 'T38'].filter((id) => !isId(id))).toEqual([])
  expect(['SHA-256', 'UTF-8', 'D-12', 'F0', 'S3', 'VEH-1', 'VEH-21a'].filter(isId)).toEqual([])
})

it('orders requirements as the specification does, then rulings, failures, mechanisms and threats', () => {
  const order = ['JRN-02', 'VEH-09', 'VEH-10', 'DSK-101', 'D-099', 'D-100', 'F2', 'F10', 'K1', 'T1']
  expect(order.toReversed().sort(byId)).toEqual(order)
})
