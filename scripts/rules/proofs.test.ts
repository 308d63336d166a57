import { describe, expect, it } from 'vitest'
import { proofFaults, proofsOf, testsOf, withoutScreenProof } from './proofs.ts'
import { readPage } from './read-page.ts'

const rules = (text: string, name = 'vehicle') =>
  readPage(`docs/rules/${name}.md`, `# Vehicle\n\nIt.\n\n${text}`).rules
const named = (title: string, path = 'packages/a.test.ts') => ({ path, title })
const value = '## VEH-20 A value\n\nIt is required.\n\n'

describe('a rule and its tests', () => {
  const faults = (text: string, ...titles: string[]) =>
    proofFaults(
      rules(text),
      titles.map((title) => named(title)),
    ).map((fault) => fault.replace(/^\S+ /, ''))

  it('agree when a test names it', () => {
    expect(faults(value, 'a [VEH-20]')).toEqual([])
  })

  it('disagree when none does', () => {
    expect(faults(value, 'a [VEH-21]')).toEqual([
      'VEH-20 is named by no test and its page says not what proves it',
    ])
  })

  it('agree when its page names rules that are proven, over several steps', () => {
    const chain = `${value}Proven by: D-127\n\n## D-127 A ruling\n\nSo it is.\n\nProven by: VEH-21\n\n## VEH-21 A limit\n\nIt ends.`
    expect(faults(chain, 'a [VEH-21]')).toEqual([])
    expect(faults(chain)).toHaveLength(3)
  })

  it('disagree when rules only name each other, or one that no page has', () => {
    const circle = `${value}Proven by: VEH-21\n\n## VEH-21 A limit\n\nIt ends.\n\nProven by: VEH-20`
    expect(faults(circle)).toHaveLength(2)
    expect(faults(`${value}Proven by: VEH-99`, 'a [VEH-20]')).toEqual([
      'VEH-20 is proven by VEH-99, which no page has',
    ])
  })

  it('agree when its page names a test that exists', () => {
    const page = `${value}Proven by: \`packages/a.test.ts\`: is required`
    expect(faults(page, 'a value is required, always')).toEqual([])
    expect(faults(page, 'a value is not wanted')).toEqual([
      'VEH-20 names a test that does not exist: packages/a.test.ts: is required',
    ])
  })

  it('agree when it says why no test can prove it, but not if one does', () => {
    const page = `${value}No test: it is only seen`
    expect(faults(page)).toEqual([])
    expect(faults(page, 'a [VEH-20]')).toEqual(['VEH-20 is named by a test and says that none can prove it'])
  })
})

it('wants no proof of what is planned, and refuses one that a test names, because it is built', () => {
  const planned = rules(value, 'planned')
  expect(proofFaults(planned, [])).toEqual([])
  expect(proofFaults(planned, [named('a [VEH-20]')])).toEqual([
    'docs/rules/planned.md:5 VEH-20 is named by a test, so it is built: move it to the page of its subject',
  ])
})

it('counts a test once that proves a rule in two ways', () => {
  const [rule] = rules(`${value}Proven by: VEH-20`)
  const tests = [named('a [VEH-20]')]
  expect(rule && testsOf(rule, new Map([[rule.id, rule]]), proofsOf(tests))).toEqual(tests)
})

it.each([
  ['a browser test', 'e2e/vehicle.e2e.ts', []],
  ['a person who buys in the browser', 'e2e/personas/people/nurse.yaml', []],
  ['a component test of the site', 'apps/web/vehicle/Value.test.tsx', []],
  ['a component test of the desk', 'apps/desk/quote/Value.test.tsx', []],
  ['a test that sees no screen', 'apps/web/vehicle/value.test.ts', ['VEH-20']],
])('asks for a screen proof of what is met on a screen: %s', (_what, path, without) => {
  const tests = [named('a [VEH-20]', path)]
  expect(withoutScreenProof(rules(`${value}Look: type 0`), tests)).toEqual(without)
  expect(withoutScreenProof(rules(value), tests)).toEqual([])
  expect(withoutScreenProof(rules(`${value}Look: type 0`, 'planned'), tests)).toEqual([])
})
