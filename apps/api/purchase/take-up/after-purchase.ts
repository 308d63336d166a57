import { paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import { isProposerUnder18 } from '@milepost/domain/payment/under-18'
import type { Answers } from '@milepost/domain/questions/answers'
import { londonDate } from '@milepost/domain/values/london-time'
import { crashpoint } from '../../platform/crashpoint.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import type { LodgeMandate } from '../attempt/provider-ports.ts'
import { purchasedOption } from '../attempt/purchased-offer.ts'
import type { LoanEndingStore } from '../loan/loan-ports.ts'
import { type CheckActPorts, isAllowed } from '../policy/check-act.ts'
import { documentedPolicy } from '../policy/policy-documents.ts'
import type { CreatePortalUser, DocumentedPolicy, Policy } from '../policy/ports.ts'
import { previousPolicy } from '../policy/previous-policy.ts'

/** The work that follows a new policy. Each function may run twice and has one effect; a throw means: retry later. */

export async function policyAt(key: PolicyKey, ports: PaymentPorts): Promise<DocumentedPolicy> {
  const policy = await ports.policies.findPolicy(key)
  const quote = policy && (await ports.quotes.findQuote(policy, ports.clock()))
  const current = policy && (await ports.quotes.findVersion(policy, policy.quoteVersion))
  if (!policy || !quote || !current) throw new Error('There is no such policy')
  const previous = await previousPolicy(policy, current, ports)
  return { ...documentedPolicy(policy, { ...quote, current }, ports), previous }
}

/**
 * Makes the documents that are missing. A document is stored whole or not at all (F20). What was agreed is made however late it is; a
 * certificate only for cover that exists (RTA 1988 s.147).
 */
export async function makeDocuments(key: PolicyKey, ports: PaymentPorts & CheckActPorts): Promise<void> {
  const documented = await policyAt(key, ports)
  const isCovered = await isAllowed('issue-certificate', key, ports)
  const missing = (await ports.policies.documentsOf(key)).filter(
    ({ kind, isReady }) => !isReady && (isCovered || kind !== 'certificate'),
  )
  for (const [place, { kind }] of missing.entries()) {
    const bytes = await ports.policyDocuments.renderPolicyDocument(kind, documented)
    if (place === Math.floor(missing.length / 2)) crashpoint('docs.half')
    await ports.policies.saveDocument(key, kind, bytes, ports.clock())
  }
  crashpoint('docs.afterWrite')
}

/** No portal account for anyone under 18 (D-217). */
export function mayHaveAccount(answers: Answers): boolean {
  return isProposerUnder18(answers) === false
}

export async function createPortalUser(
  key: PolicyKey,
  ports: PaymentPorts & { createPortalUser: CreatePortalUser },
): Promise<'done' | 'failed'> {
  const { policy, quote } = await policyAt(key, ports)
  if (policy.portalUser !== undefined && policy.portalUser !== 'not-created') return 'done'
  if (!mayHaveAccount(quote.current.answers)) {
    await ports.policies.savePortalUser(key, 'not-created')
    return 'done'
  }
  const { firstName = '', lastNames: lastName = '' } = quote.current.answers.proposerDetails
  const made = await ports.createPortalUser({ ...key, email: policy.contact.email, firstName, lastName })
  await ports.policies.savePortalUser(key, made.kind === 'found' ? made.value : 'not-created')
  return made.kind === 'found' ? 'done' : 'failed'
}

/** Lodges the direct debit with the lender. A rejection by the bank does not end the cover (F19). */
export async function lodgeMandate(
  key: PolicyKey,
  ports: PaymentPorts & { lodgeMandate: LodgeMandate; loanEndings: Pick<LoanEndingStore, 'findLoanEnding'> },
): Promise<'lodged' | 'rejected' | 'failed' | 'not-needed'> {
  const known = await ports.policies.findMandate(key)
  if (known) return known
  // The policy was cancelled first: a mandate would collect for a loan that has ended.
  if (await ports.loanEndings.findLoanEnding(key)) return 'not-needed'
  const { policy, quote } = await policyAt(key, ports)
  const { account } = policy
  const plan = planOf(policy, quote)
  if (!account || !plan) throw new Error('A policy paid monthly has an account and a plan')
  const start = { coverStart: londonDate(policy.coverStart), today: londonDate(policy.issuedAt) }
  const payments = paymentSchedule(plan, start).filter(({ kind }) => kind === 'instalment')
  const lodged = await ports.lodgeMandate({ ...key, account, credit: plan.credit, payments })
  crashpoint('dd.afterLodge')
  if (lodged.kind === 'failed') return 'failed'
  await ports.policies.saveMandate(key, lodged, ports.clock())
  await ports.policies.addEvent(key, `mandate-${lodged.kind}`, ports.clock())
  return lodged.kind
}

function planOf(policy: Policy, { current }: DocumentedPolicy['quote']) {
  const paymentOption = purchasedOption(current, policy)
  return paymentOption?.method === 'DIRECT_DEBIT' ? paymentOption.plan : undefined
}
