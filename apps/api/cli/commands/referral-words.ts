import { type ApprovalChoice, type ApprovalLength, approvalLengths } from '@milepost/domain/referral/approval'
import { type Issue, isIssueCode, measures } from '@milepost/domain/referral/issue'
import { noTerms, type ReferralTerms, referralEndorsementCodes } from '@milepost/domain/referral/terms'
import { fromPounds } from '@milepost/domain/values/pence'
import { CommandError } from './command.ts'

/** What was typed after an approval: `--loading 20 --excess 300 --endorse tracker --issue vehicle-value=150000 --for … --words …`. */
export type TypedApproval = {
  terms: ReferralTerms
  approve: readonly ApprovalChoice[] | 'all'
  words: string
  rest: readonly string[]
}

export const APPROVAL_OPTIONS =
  '[--loading <percent>] [--excess <pounds>] [--endorse <code,…>] [--issue <code[:driver][=up to],…>] [--for <length>] [--words <to the customer>]'

export function readApproval(typed: readonly string[]): TypedApproval {
  const rest = [...typed]
  const taken = (option: string): string | undefined => {
    const at = rest.indexOf(option)
    return at === -1 ? undefined : (rest.splice(at, 2)[1] ?? '')
  }
  const loading = taken('--loading')
  const excess = taken('--excess')
  const endorse = taken('--endorse')
  const issue = taken('--issue')
  const length = taken('--for')
  const words = taken('--words') ?? ''
  const lasts = lengthOf(length)
  return {
    terms: {
      loadingPercent: loading === undefined ? noTerms.loadingPercent : numberIn(loading),
      extraExcess: excess === undefined ? noTerms.extraExcess : fromPounds(numberIn(excess)),
      endorsements: endorse === undefined ? [] : endorse.split(',').map(endorsementOf),
    },
    approve: issue === undefined ? 'all' : issue.split(',').map((each) => choiceOf(each, lasts)),
    words,
    rest,
  }
}

function lengthOf(typed: string | undefined): ApprovalLength | undefined {
  const length = approvalLengths.find((each) => each === typed)
  if (typed !== undefined && length === undefined)
    throw new CommandError(`${typed} is not one of ${approvalLengths.join(', ')}`)
  return length
}

function numberIn(typed: string): number {
  if (!/^\d{1,7}$/.test(typed)) throw new CommandError(`${typed} is not a whole number`)
  return Number(typed)
}

function endorsementOf(typed: string) {
  const code = referralEndorsementCodes.find((each) => each === typed)
  if (code === undefined)
    throw new CommandError(`${typed} is not one of ${referralEndorsementCodes.join(', ')}`)
  return code
}

/** `many-points:1=11`: the issue, the driver counted from 0, and how far its value may go. */
function choiceOf(typed: string, length: ApprovalLength | undefined): ApprovalChoice {
  const [, code = '', place, limit] = /^([a-z-]+)(?::(\d))?(?:=(\d{1,8}))?$/.exec(typed) ?? []
  if (!isIssueCode(code)) throw new CommandError(`${typed} is not an issue of a referral`)
  const driver: Issue['driver'] =
    place !== undefined ? Number(place) : measures[code].about === 'driver' ? 0 : 'none'
  if (limit === undefined) return { code, driver, lasts: length ?? 'until-worse' }
  const upTo = measures[code].unit === 'pence' ? fromPounds(limit) : Number(limit)
  return { code, driver, upTo, lasts: length ?? 'until-term-ends' }
}
