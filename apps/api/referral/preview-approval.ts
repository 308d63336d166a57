import {
  type AuthorityLimit,
  beyondAnyAuthority,
  beyondAuthority,
  type Person,
} from '@milepost/domain/referral/authority'
import { termProblems } from '@milepost/domain/referral/terms'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Assessment } from '@milepost/pricing/outcome'
import type { Clock, NotFound } from '../platform/ports.ts'
import type { RatesOn } from '../quote/ports.ts'
import { priceRisk } from '../quote/priced-quote.ts'
import { riskOf } from '../quote/rerate.ts'
import { startingSoon } from '../quote/starting-soon.ts'
import {
  type ApproveRequest,
  actOf,
  approvalsChosen,
  approvalsWith,
  issuesIn,
  type NotDone,
  notDecidable,
  termsWith,
} from './decide-referral.ts'
import type { ReferralStore } from './ports.ts'

export type PreviewPorts = {
  referrals: Pick<ReferralStore, 'findReferral'>
  ratesOn: RatesOn
  clock: Clock
}

/** The price on these terms, and which of them exceed the person's authority, or everyone's. */
export type ApprovalPreview = {
  kind: 'previewed'
  assessment: Assessment
  /** The first day of cover that the price is for. */
  start: LocalDate
  beyond: readonly AuthorityLimit[]
  beyondAnyAuthority: readonly AuthorityLimit[]
}

/** What an approval would do; nothing is written. There is no price while an issue is not approved. */
export async function previewApproval(
  { approve, terms, ...seen }: Omit<ApproveRequest, 'words'>,
  person: Pick<Person, 'subject' | 'roles'>,
  { referrals, ratesOn, clock }: PreviewPorts,
): Promise<ApprovalPreview | NotDone | NotFound> {
  const now = clock()
  const held = await referrals.findReferral(seen, now)
  if (held === undefined) return { kind: 'not-found' }
  const closed = notDecidable(held, seen)
  if (closed) return closed
  const approvals = approvalsChosen(approve, issuesIn(held))
  const [problem] = termProblems(terms)
  if (approvals === undefined || problem)
    return {
      kind: 'unfit',
      problem: 'An issue that this referral does not have, or terms that no quote can bear',
    }
  const { quote } = held
  const asAnswered = riskOf(quote, quote.current.answers, now)
  const read = asAnswered.kind === 'complete' ? asAnswered : riskOf(quote, startingSoon(quote, now), now)
  if (read.kind === 'missing') return { kind: 'unfit', problem: 'An answer no longer holds' }
  const decision = { approvals, terms, words: undefined }
  const { assessment } = priceRisk(
    read.risk,
    quote.current.choices,
    { ratesOn },
    {
      approvals: approvalsWith(held, decision),
      isSameVersion: true,
      terms: termsWith(held, decision),
      on: londonDate(now),
    },
  )
  const act = actOf(held, decision)
  return {
    kind: 'previewed',
    assessment,
    start: read.risk.cover.start.date,
    beyond: beyondAuthority(act, person),
    beyondAnyAuthority: beyondAnyAuthority(act, person),
  }
}
