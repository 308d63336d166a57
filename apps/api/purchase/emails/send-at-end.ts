import { stillCollected } from '@milepost/domain/ending/loan-ending'
import { noClaimsInWords } from '@milepost/domain/policy/no-claims-at-end'
import { londonDate } from '@milepost/domain/values/london-time'
import type { EmailClaims } from '../../platform/email/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { CancelRefundPorts } from '../ending/cancel-with-refund.ts'
import { type EndingPorts, makeEndingDocuments } from '../ending/ending-documents.ts'
import { keepNoticeInTime } from '../ending/notice-in-time.ts'
import { loanOf } from '../loan/loan-of.ts'
import { withinLimit } from '../policy/attachment-limit.ts'
import type { DocumentedPolicy } from '../policy/ports.ts'
import { policyAt } from '../take-up/after-purchase.ts'
import { purchasedPolicy } from '../take-up/get-purchase.ts'
import {
  cancellationNoticeEmail,
  cancelledEmail,
  noClaimsProofEmail,
  noticeWithdrawnEmail,
} from './cancellation-emails.ts'
import { vehicleOf } from './rows-of-emails.ts'
import { type EmailPorts, filesOf, sendOnceTo } from './send-to-buyer.ts'

export type EndingEmailPorts = EndingPorts & Pick<EmailPorts, 'sendEmail'>

/** The emails about the end of a policy. Each is sent once, and false means: try again later (F21). */

/** Cover will end. One that took effect or was withdrawn meanwhile is told by its own email. */
export async function sendNoticeEmail(
  key: PolicyKey,
  ports: EndingEmailPorts & CancelRefundPorts,
): Promise<boolean> {
  const notice = await ports.cancellations.findCancellation(key)
  if (notice === undefined || notice.effectedAt) return true
  const template = `notice-${notice.askedAt.toISOString()}-${londonDate(notice.cancelledAt)}`
  if (await ports.policies.wasEmailed(`${key.tenant}:${key.policyNumber}`, template, ports.clock()))
    return true
  const time = await keepNoticeInTime(notice, ports)
  if (time === 'changed') return false
  // The job of the notice that was given again sends it, and withdrawing tells the customer itself.
  if (time !== 'in-time') return true
  const documented = await policyAt(key, ports)
  const { paymentOption } = await purchasedPolicy(documented.policy, ports)
  const facts = await ports.cancellations.factsOf(key)
  // One that ended alone is paid to the lender, and collects nothing more.
  const loan = facts?.isLoanOver ? undefined : await loanOf(documented.policy, paymentOption, ports)
  const words = cancellationNoticeEmail({
    ...whose(documented),
    reason: notice.reason,
    endsAt: notice.cancelledAt,
    isOnCredit: loan !== undefined,
    figures: notice.figures,
    toCollect: loan ? stillCollected(loan, londonDate(ports.clock()), londonDate(notice.cancelledAt)) : [],
  })
  return send(documented, template, { words }, ports)
}

export async function sendNoticeWithdrawnEmail(key: PolicyKey, ports: EndingEmailPorts): Promise<boolean> {
  const withdrawn = await ports.cancellations.findWithdrawn(key)
  if (withdrawn === undefined) throw new TypeError('No notice was withdrawn')
  const documented = await policyAt(key, ports)
  const { coverEnd } = documented.policy
  const words = noticeWithdrawnEmail({ ...whose(documented), because: withdrawn.because, coverEnd })
  return send(documented, `notice-withdrawn-${withdrawn.withdrawnAt.toISOString()}`, { words }, ports)
}

/** Cover has ended by cancellation, with the last documents. */
export async function sendCancelledEmail(
  key: PolicyKey,
  ports: EndingEmailPorts,
  template = 'cancelled',
): Promise<boolean> {
  const ended = await makeEndingDocuments(key, ports)
  const { cancellation, endedAt } = ended.ending
  if (cancellation === undefined) throw new TypeError('It is not cancelled')
  const files = await lastFiles(key, false, ports)
  if (files === undefined) return false
  const stored = await ports.cancellations.findCancellation(key)
  const words = cancelledEmail({
    ...whose(ended),
    cancellation,
    endedAt,
    hasChanged: stored?.promised !== undefined,
    attached: files.map(({ name }) => name),
  })
  return send(ended, template, { words, attachments: files.map(({ file }) => file) }, ports)
}

/** The policy ran out: its proof of no claims discount, and when asked for its other documents without the certificate. */
export async function sendNoClaimsEmail(
  key: PolicyKey,
  ports: EndingEmailPorts,
  { template = 'no-claims-proof', withDocuments = false } = {},
): Promise<boolean> {
  const ended = await makeEndingDocuments(key, ports)
  const files = await lastFiles(key, withDocuments, ports)
  if (files === undefined) return false
  const words = noClaimsProofEmail({
    ...whose(ended),
    endedAt: ended.ending.endedAt,
    years: noClaimsInWords(ended.ending.noClaims.years),
    attached: files.map(({ name }) => name),
  })
  return send(ended, template, { words, attachments: files.map(({ file }) => file) }, ports)
}

/** Sends the last documents again, once for two presses within a minute (DSK-502). No certificate is among them. */
export async function sendLastDocumentsAgain(
  key: PolicyKey,
  ports: EndingEmailPorts & { emailStops: Pick<EmailClaims, 'claimEmail'> },
): Promise<boolean> {
  const template = `ended-again-${ports.clock().toISOString().slice(0, 16)}`
  const subject = `${key.tenant}:${key.policyNumber}`
  if (!(await ports.emailStops.claimEmail({ subject, template }, ports.clock()))) return true
  const isCancelled = (await ports.cancellations.findCancellation(key)) !== undefined
  return isCancelled
    ? sendCancelledEmail(key, ports, template)
    : sendNoClaimsEmail(key, ports, { template, withDocuments: true })
}

const lastKinds: readonly string[] = ['statement-of-cancellation', 'no-claims-proof']

/** Undefined while one is still being made: they are never sent in part. */
async function lastFiles(key: PolicyKey, withDocuments: boolean, ports: EndingEmailPorts) {
  const documents = (await ports.policies.documentsOf(key)).filter(({ kind }) =>
    withDocuments ? kind !== 'certificate' : lastKinds.includes(kind),
  )
  const last = [...documents].sort(
    (one, other) => Number(lastKinds.includes(other.kind)) - Number(lastKinds.includes(one.kind)),
  )
  const files = await filesOf(key.tenant, last, ports)
  return files && withinLimit(files).attached
}

function whose({ policy, quote }: DocumentedPolicy) {
  const { answers } = quote.current
  return {
    journey: policy.journey,
    firstName: answers.proposerDetails.firstName ?? '',
    policyNumber: policy.policyNumber,
    registration: vehicleOf(answers).registration,
  }
}

function send(
  { policy }: DocumentedPolicy,
  template: string,
  what: Pick<Parameters<typeof sendOnceTo>[2], 'words' | 'attachments'>,
  ports: EndingEmailPorts,
): Promise<boolean> {
  const { tenant, policyNumber, contact } = policy
  return sendOnceTo(policyNumber, template, { tenant, to: contact.email, ...what }, ports)
}
