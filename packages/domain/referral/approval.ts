import { type Issue, type IssueCode, isSameIssue, isWorse } from './issue.ts'

/**
 * How long an approval lasts: for the answers as they were, until this answer gets worse than it was, or for the whole term up to
 * the value it names.
 */
export const approvalLengths = ['this-version', 'until-worse', 'until-term-ends'] as const
export type ApprovalLength = (typeof approvalLengths)[number]

/** An underwriter's approval of one issue. */
export type Approval = Pick<Issue, 'code' | 'driver'> & {
  /** The value that was approved. */
  was: number | undefined
  /** The limit until the term ends; for the other lengths it stays at what it was. */
  upTo: number | undefined
  lasts: ApprovalLength
}

/** What is still referred after these approvals: the customer may have changed answers since. */
export function stillReferred(
  issues: readonly Issue[],
  approvals: readonly Approval[],
  { isSameVersion }: { isSameVersion: boolean },
): readonly Issue[] {
  return issues.filter((issue) => !approvals.some((approval) => covers(approval, issue, isSameVersion)))
}

function covers(approval: Approval, issue: Issue, isSameVersion: boolean): boolean {
  if (!isSameIssue(approval, issue)) return false
  if (approval.lasts === 'this-version' && !isSameVersion) return false
  return !isWorse(issue.code, issue.value, limitOf(approval))
}

/** The last value that is still approved. */
export function limitOf({ code, was, upTo, lasts }: Approval): number | undefined {
  const isFurther = upTo !== undefined && isWorse(code, upTo, was)
  return lasts === 'until-term-ends' && isFurther ? upTo : was
}

/** Later approvals of the same issue replace earlier ones. */
export function withApprovals(earlier: readonly Approval[], later: readonly Approval[]): readonly Approval[] {
  return [...earlier.filter((approval) => !later.some((other) => isSameIssue(approval, other))), ...later]
}

/** What an underwriter chose for an issue. */
export type ApprovalChoice = {
  code: IssueCode
  driver: Issue['driver']
  upTo?: number
  lasts: ApprovalLength
}

/** The approval of an issue of a referral; a limit below the value itself would approve nothing. */
export function approvalOf(
  { upTo, lasts }: Omit<ApprovalChoice, 'code' | 'driver'>,
  { code, driver, value }: Issue,
): Approval | undefined {
  if (upTo !== undefined && value === undefined) return undefined
  if (upTo !== undefined && isWorse(code, value, upTo)) return undefined
  return { code, driver, was: value, upTo: lasts === 'until-term-ends' ? upTo : undefined, lasts }
}
