import { firmOf } from '@milepost/brands/brands'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { parseEmail } from '@milepost/domain/values/email'
import { whyNotSold } from '../payment/decide-take-up'
import type { Attempt, PaymentPorts } from '../payment/ports'
import type { Attachment, EmailContent, SendEmail } from '../platform/email/ports'
import type { PolicyKey } from '../platform/jobs/ports'
import { policyAt } from './after-purchase'
import { purchasedPolicy } from './get-purchase'
import { mandateRejectedEmail } from './mandate-rejected-email'
import { notChargedEmail } from './not-charged-email'
import { policyEmail } from './policy-email'
import type { DocumentedPolicy, Policy } from './ports'
import { renewsAutomatically } from './renews-automatically'
import { sendEmailOnce } from './send-email-once'

export type EmailPorts = {
  sendEmail: SendEmail
  /** Where the renewal is seen and stopped (SUB-08). */
  renewalAddress: (policy: Policy) => Promise<string | undefined>
}

type Ports = PaymentPorts & EmailPorts

/** The policy with its documents, to its buyer. False when it could not be sent and has to be tried again (F21). */
export async function sendPolicyEmail(key: PolicyKey, ports: Ports): Promise<boolean> {
  const { policy, quote } = await policyAt(key, ports)
  const { documents, paymentOption, instalments, proofs } = await purchasedPolicy(policy, ports)
  const attachments = await attached(key.tenant, documents, ports)
  if (attachments === undefined) return false
  const { answers } = quote.current
  const automaticRenewal = renewsAutomatically(policy, answers)
  const words = policyEmail({
    journey: policy.journey,
    term: policy.term,
    policyNumber: policy.policyNumber,
    firstName: answers.proposerDetails.firstName ?? '',
    vehicle: vehicleOf(quote),
    coverStart: policy.coverStart,
    coverEnd: policy.coverEnd,
    paid: { now: policy.dueNow, instalments, total: paymentOption.totalPayable },
    automaticRenewal,
    renewalAddress: automaticRenewal ? await ports.renewalAddress(policy) : undefined,
    documentsByPost: policy.contact.documentsByPost,
    documents: documents.map(({ name }) => name),
    proofs,
  })
  return sendOnceTo(
    policy.policyNumber,
    'policy',
    { tenant: key.tenant, to: policy.contact.email, words, attachments },
    ports,
  )
}

/** Every document, or none yet: a policy is never sent in part. */
async function attached(
  tenant: BrandCode,
  documents: readonly { id: string; isReady: boolean }[],
  { policies }: Ports,
): Promise<readonly Attachment[] | undefined> {
  const found = await Promise.all(documents.map(({ id }) => policies.findDocument(tenant, id)))
  const made = found.flatMap((document) =>
    document?.bytes
      ? [{ fileName: document.fileName, bytes: document.bytes, contentType: 'application/pdf' }]
      : [],
  )
  return made.length === documents.length ? made : undefined
}

/** The bank rejected the direct debit (F19). */
export async function sendMandateRejectedEmail(key: PolicyKey, ports: Ports): Promise<boolean> {
  const { policy, quote } = await policyAt(key, ports)
  const words = mandateRejectedEmail({
    journey: policy.journey,
    firstName: quote.current.answers.proposerDetails.firstName ?? '',
    policyNumber: policy.policyNumber,
    code: await ports.policies.rejectionOf(key),
  })
  return sendOnceTo(
    policy.policyNumber,
    'mandate-rejected',
    { tenant: key.tenant, to: policy.contact.email, words },
    ports,
  )
}

/** Nothing was captured and there is no policy, or another payment bought it (F2, F6). */
export async function sendNotChargedEmail(attempt: Attempt, ports: Ports): Promise<boolean> {
  const now = ports.clock()
  const [quote, contact, policy] = await Promise.all([
    ports.quotes.findQuote(attempt, now),
    ports.contacts.findContact(attempt),
    ports.policies.findByQuote(attempt),
  ])
  // There is no address to write to: the page told the customer.
  if (!quote || !contact) return true
  const words = notChargedEmail({
    journey: quote.journey,
    amount: attempt.amount,
    because: policy ? 'taken-up' : whyNotSold(quote, attempt, now),
  })
  return sendOnceTo(attempt.id, 'not-charged', { tenant: attempt.tenant, to: contact.email, words }, ports)
}

type EmailToSend = {
  tenant: BrandCode
  to: string
  words: EmailContent
  attachments?: readonly Attachment[]
}

async function sendOnceTo(
  about: string,
  template: string,
  { tenant, to, words, attachments }: EmailToSend,
  ports: Ports,
): Promise<boolean> {
  const email = parseEmail(to)
  if (!email.ok) throw new Error('A kept email address that is none')
  const outgoing = { ...words, to: email.value, sender: firmOf(tenant), ...(attachments && { attachments }) }
  return sendEmailOnce(outgoing, { subject: `${tenant}:${about}`, template }, ports)
}

function vehicleOf({ current }: DocumentedPolicy['quote']): string {
  const { vehicleInfo, registration } = current.answers.vehicleDetails
  const made = vehicleInfo ? [vehicleInfo.make.desc, vehicleInfo.model.desc] : []
  return [...made, registration].filter((part) => part !== undefined && part !== '').join(' ')
}
