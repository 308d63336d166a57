import { firmOf } from '@milepost/brands/brands'
import { hasCover } from '@milepost/domain/policy/policy-state'
import { restartableUntil } from '@milepost/domain/quote/cancellation'
import { isEmail, parseEmail } from '@milepost/domain/values/email'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Failed, NotFound } from '../../platform/ports.ts'
import { sendLastDocumentsAgain } from '../../purchase/emails/send-at-end.ts'
import { sendEmailOnce } from '../../purchase/emails/send-email-once.ts'
import { sendAddressCorrectedEmail, sendPolicyEmailAgain } from '../../purchase/emails/send-to-buyer.ts'
import { checkAct, type NotAllowed } from '../../purchase/policy/check-act.ts'
import { sendNoticeToNewAddress } from '../../renewal/notice-to-new-address.ts'
import { createRestartQuote, type Ineligible } from '../../restart/create-restart-quote.ts'
import { restartEmail } from '../../restart/restart-email.ts'
import type { DeskPolicyPorts } from './get-policy.ts'

type NotSent = { kind: 'not-sent' }

/**
 * Emails the documents again; recorded as begun before the emails are sent, and as done after it (DSK-502). Without cover these are the
 * last documents: no certificate is sent for cover that does not exist.
 */
export async function sendDocumentsAgain(
  key: PolicyKey,
  by: Actor,
  ports: DeskPolicyPorts,
): Promise<{ kind: 'sent'; to: string } | { kind: 'not-made' } | NotAllowed | NotSent | NotFound> {
  const checked = await checkAct('documents-again', key, ports)
  if (checked.kind !== 'allowed') return checked
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) return { kind: 'not-found' }
  const isCovered = hasCover(checked.state)
  const documents = await ports.policies.documentsOf(key)
  if (isCovered && !documents.every(({ isReady }) => isReady)) return { kind: 'not-made' }
  const after = isCovered ? { documents: documents.length } : { state: checked.state }
  const entry = {
    act: 'policy.send-documents',
    about: { kind: 'policy', id: key.policyNumber },
    after,
  } as const
  await ports.deskPolicies.record({ ...entry, outcome: 'begun' }, by, ports.clock())
  const isSent = await (isCovered ? sendPolicyEmailAgain(key, ports) : sendLastDocumentsAgain(key, ports))
  if (!isSent) return { kind: 'not-sent' }
  await ports.deskPolicies.record(entry, by, ports.clock())
  return { kind: 'sent', to: policy.contact.email }
}

export type AddressCorrected =
  | { kind: 'corrected'; email: string; toldOldAddress: boolean }
  | { kind: 'no-address' }
  | { kind: 'same-address' }
  | NotAllowed
  | NotFound

/** The correction applies even if the email to the old address fails. */
export async function correctEmailAddress(
  { email: typed, ...key }: PolicyKey & { email: string },
  by: Actor,
  ports: DeskPolicyPorts,
): Promise<AddressCorrected> {
  const checked = await checkAct('correct-address', key, ports)
  if (checked.kind !== 'allowed') return checked
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) return { kind: 'not-found' }
  const email = parseEmail(typed)
  if (!email.ok) return { kind: 'no-address' }
  const old = policy.contact.email
  if (email.value.toLowerCase() === old.toLowerCase()) return { kind: 'same-address' }
  await ports.deskPolicies.correctAddress(policy, email.value, by, ports.clock())
  const isNotified = isEmail(old) && (await sendAddressCorrectedEmail(policy, old, ports))
  await sendNoticeToNewAddress(key, ports)
  return { kind: 'corrected', email: email.value, toldOldAddress: isNotified }
}

/** A second press within these minutes sends nothing. */
const LINK_AGAIN_MINUTES = 10

/** Creates the quote that restarts a cancelled policy and emails its link to the customer (DSK-509). */
export async function sendRestartLink(
  key: PolicyKey,
  by: Actor,
  ports: DeskPolicyPorts,
): Promise<
  | { kind: 'sent'; to: string; reference: string }
  | { kind: 'sent-before'; at: Date }
  | Ineligible
  | NotAllowed
  | NotSent
  | NotFound
  | Failed
> {
  const checked = await checkAct('restart-link', key, ports)
  if (checked.kind !== 'allowed') return checked
  const made = await createRestartQuote(key, by, ports)
  if (made.kind !== 'made') return made
  const policy = await ports.policies.findPolicy(key)
  const cancellation = await ports.cancellations.findCancellation(key)
  const page = policy && ports.linkTo(policy.journey, 'restart')
  const to = parseEmail(policy?.contact.email ?? '')
  if (!policy || !cancellation || !page || !to.ok) return { kind: 'not-sent' }
  page.searchParams.set('quoteRef', made.reference)
  const now = ports.clock()
  const since = new Date(now.getTime() - LINK_AGAIN_MINUTES * 60_000)
  const before = (await ports.deskPolicies.actsOn(key.policyNumber)).findLast(
    ({ act, at, outcome }) => act === 'policy.restart-link' && outcome === undefined && at > since,
  )
  if (before) return { kind: 'sent-before', at: before.at }
  const after = { quote: made.reference }
  const entry = {
    act: 'policy.restart-link',
    about: { kind: 'policy', id: key.policyNumber },
    after,
  } as const
  await ports.deskPolicies.record({ ...entry, outcome: 'begun' }, by, ports.clock())
  const words = restartEmail({
    journey: policy.journey,
    policyNumber: key.policyNumber,
    reference: made.reference,
    until: londonDate(restartableUntil(cancellation.cancelledAt)),
    address: page.href,
  })
  // Two presses at the same moment have the same template: one of them sends.
  const template = `restart-link-${made.reference}-${now.toISOString().slice(0, 16)}`
  const subject = `${key.tenant}:${key.policyNumber}`
  const email = { to: to.value, sender: firmOf(key.tenant), ...words }
  if (!(await sendEmailOnce(email, { subject, template }, ports))) return { kind: 'not-sent' }
  await ports.deskPolicies.record(entry, by, ports.clock())
  return { kind: 'sent', to: to.value, reference: made.reference }
}
