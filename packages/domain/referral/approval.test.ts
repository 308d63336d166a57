import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromPounds } from '../values/pence.ts'
import { type Approval, approvalLengths, approvalOf, stillReferred, withApprovals } from './approval.ts'
import { type Issue, type IssueCode, issueCodes, isWorse, measures } from './issue.ts'

const worth = (pounds: number): Issue => ({
  code: 'vehicle-value',
  driver: 'none',
  value: fromPounds(pounds),
})
const upTo = (pounds: number): Approval => ({
  code: 'vehicle-value',
  driver: 'none',
  was: fromPounds(120_000),
  upTo: fromPounds(pounds),
  lasts: 'until-term-ends',
})
const points: Issue = { code: 'many-points', driver: 0, value: 9 }
const changed = { isSameVersion: false }

describe('what is still referred', () => {
  it('excludes a value within its approval [DSK-302]', () => {
    expect(stillReferred([worth(150_000)], [upTo(150_000)], changed)).toEqual([])
  })

  it('includes only the value that exceeds its approval [DSK-302]', () => {
    const approvals = [upTo(150_000), { ...points, was: 9, upTo: undefined, lasts: 'until-worse' as const }]
    expect(stillReferred([worth(150_001), points], approvals, changed)).toEqual([worth(150_001)])
  })

  it('includes an answer that is worse than when it was approved, if it may not get worse [DSK-302]', () => {
    const approval: Approval = { ...points, was: 9, upTo: undefined, lasts: 'until-worse' }
    expect(stillReferred([points], [approval], changed)).toEqual([])
    expect(stillReferred([{ ...points, value: 10 }], [approval], changed)).toHaveLength(1)
  })

  it('includes everything approved for one version once the answers change [DSK-302]', () => {
    const approval: Approval = { ...points, was: 9, upTo: undefined, lasts: 'this-version' }
    expect(stillReferred([points], [approval], { isSameVersion: true })).toEqual([])
    expect(stillReferred([points], [approval], changed)).toEqual([points])
  })

  it('includes the same reason about another driver [DSK-302]', () => {
    const approval: Approval = { ...points, was: 9, upTo: undefined, lasts: 'until-worse' }
    expect(stillReferred([{ ...points, driver: 1 }], [approval], changed)).toHaveLength(1)
  })
})

const code = fc.constantFrom(...issueCodes)
const driver = fc.oneof(fc.constant('none' as const), fc.integer({ min: 0, max: 4 }))
const anyValue = (of: IssueCode) =>
  measures[of].unit === undefined ? fc.constant(undefined) : fc.integer({ min: 0, max: 1_000_000 })
const issue: fc.Arbitrary<Issue> = code.chain((of) =>
  fc.record({ code: fc.constant(of), driver, value: anyValue(of) }),
)
const approval: fc.Arbitrary<Approval> = code.chain((of) =>
  fc.record({
    code: fc.constant(of),
    driver,
    was: anyValue(of),
    upTo: anyValue(of),
    lasts: fc.constantFrom(...approvalLengths),
  }),
)

describe('for any issues and approvals', () => {
  it('a better answer is never referred again [DSK-302]', () => {
    fc.assert(
      fc.property(
        issue,
        fc.array(approval),
        fc.integer({ min: 0, max: 1_000_000 }),
        (one, approvals, other) => {
          const better: Issue = { ...one, value: one.value === undefined ? undefined : other }
          fc.pre(!isWorse(one.code, better.value, one.value))
          if (stillReferred([one], approvals, changed).length === 0)
            expect(stillReferred([better], approvals, changed)).toEqual([])
        },
      ),
    )
  })

  it('more approvals never refer more, and without any all issues stay referred [DSK-302]', () => {
    fc.assert(
      fc.property(fc.array(issue), fc.array(approval), fc.array(approval), (issues, some, more) => {
        const left = stillReferred(issues, [...some, ...more], changed)
        expect(stillReferred(issues, some, changed)).toEqual(expect.arrayContaining([...left]))
        expect(stillReferred(issues, [], changed)).toEqual(issues)
      }),
    )
  })

  it('what is approved at its value is not referred while nothing changes [DSK-302]', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(issue, { selector: ({ code, driver }) => `${code} ${driver}` }),
        fc.constantFrom(...approvalLengths),
        (issues, lasts) => {
          const approvals = issues.flatMap((each) => approvalOf({ lasts }, each) ?? [])
          expect(stillReferred(issues, approvals, { isSameVersion: true })).toEqual([])
        },
      ),
    )
  })
})

it('refuses an approval up to less than the current value, or up to any value for a fact [DSK-302]', () => {
  expect(approvalOf({ upTo: fromPounds(100_000), lasts: 'until-term-ends' }, worth(120_000))).toBeUndefined()
  const fact: Issue = { code: 'q-plate', driver: 'none', value: undefined }
  expect(approvalOf({ upTo: 1, lasts: 'until-term-ends' }, fact)).toBeUndefined()
})

it('replaces an earlier approval of the same issue [DSK-302]', () => {
  const later = upTo(200_000)
  expect(withApprovals([upTo(150_000)], [later])).toEqual([later])
})
