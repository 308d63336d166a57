import { firmOf } from '@milepost/brands/brands'
import { coverEndsAt } from '@milepost/domain/policy/policy-state'
import type { CustomerPromise } from '@milepost/domain/promise/customer-promise'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { parseEmail } from '@milepost/domain/values/email'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Attachment, EmailClaims, EmailContent, SendEmail } from '../../platform/email/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { LinkTo } from '../../platform/ports.ts'
import type { StoredQuote } from '../../quote/ports.ts'
import type { Attempt, PaymentPorts } from '../attempt/ports.ts'
import { type NamedFile, withinLimit } from '../policy/attachment-limit.ts'
import type { CheckActPorts } from '../policy/check-act.ts'
import type { Policy, PolicyPromise } from '../policy/ports.ts'
import { mayHaveAccount, policyAt } from '../take-up/after-purchase.ts'
import { whyNotSold } from '../take-up/decide-take-up.ts'
import { purchasedPolicy } from '../take-up/get-purchase.ts'
import { addressCorrectedEmail } from './address-corrected-email.ts'
import { mandateRejectedEmail } from './mandate-rejected-email.ts'
import { notChargedEmail } from './not-charged-email.ts'
import { type PaymentRefundedDetails, paymentRefundedEmail } from './payment-refunded-email.ts'
import { policyEmail } from './policy-email.ts'
import { vehicleOf } from './rows-of-emails.ts'
import { sendEmailOnce } from './send-email-once.ts'

export type EmailPorts = {
  sendEmail: SendEmail
  /** Where the customer can see and stop the renewal (SUB-08). */
  renewalAddress: (policy: Policy) => Promise<string | undefined>
  linkTo: LinkTo
}

type Ports = PaymentPorts & EmailPorts
type PolicyEmailPorts = Ports & Pick<CheckActPorts, 'cancellations'>

/** Sends the policy with its documents to its buyer. False when it could not be sent and must be retried (F21). */
export function sendPolicyEmail(key: PolicyKey, ports: PolicyEmailPorts): Promise<boolean> {
  return sendPolicyAs('policy', key, ports)
}

/** Sends it again at the customer's request. A second click within the same minute sends nothing (DSK-502). */
export async function sendPolicyEmailAgain(
  key: PolicyKey,
  ports: PolicyEmailPorts & { emailStops: Pick<EmailClaims, 'claimEmail'> },
): Promise<boolean> {
  const template = `policy-again-${ports.clock().toISOString().slice(0, 16)}`
  const subject = `${key.tenant}:${key.policyNumber}`
  // Another click is already sending it.
  if (!(await ports.emailStops.claimEmail({ subject, template }, ports.clock()))) return true
  return sendPolicyAs(template, key, ports)
}

async function sendPolicyAs(template: string, key: PolicyKey, ports: PolicyEmailPorts): Promise<boolean> {
  const { policy, quote } = await policyAt(key, ports)
  const { documents, paymentOption, instalments, proofs, previous, renews } = await purchasedPolicy(
    policy,
    ports,
  )
  const files = await filesOf(key.tenant, documents, ports)
  if (files === undefined) return false
  const facts = await ports.cancellations.factsOf(key)
  // While notice runs, cover ends on its day and nothing follows.
  const coverEnd = coverEndsAt({ ...policy, ...facts })
  const isUnderNotice = facts?.cancelledFrom !== undefined
  const automaticRenewal = renews && !isUnderNotice
  const { attached, tooLarge } = withinLimit(files)
  const { answers } = quote.current
  const words = policyEmail({
    journey: policy.journey,
    term: policy.term,
    policyNumber: policy.policyNumber,
    firstName: answers.proposerDetails.firstName ?? '',
    ...vehicleOf(answers),
    coverStart: policy.coverStart,
    coverEnd,
    paid: { now: policy.dueNow, instalments, total: paymentOption.totalPayable },
    automaticRenewal,
    renewalAddress: automaticRenewal ? await ports.renewalAddress(policy) : undefined,
    documentsByPost: policy.contact.documentsByPost,
    documents: { attached: attached.map(({ name }) => name), tooLarge: tooLarge.map(({ name }) => name) },
    hasAccount: policy.portalUser !== 'not-created' && mayHaveAccount(answers),
    proofs,
    follows: previous?.kind,
    endedExtras: previous?.endedExtras ?? [],
  })
  return sendOnceTo(
    policy.policyNumber,
    template,
    {
      tenant: key.tenant,
      to: policy.contact.email,
      words,
      attachments: attached.map(({ file }) => file),
      // What was promised before the notice holds again if it is withdrawn.
      promises: isUnderNotice ? [] : promisesIn(policy, automaticRenewal),
    },
    ports,
  )
}

/** What the email with a policy says about the future (D-276). */
function promisesIn(policy: Policy, renews: boolean): readonly PolicyPromise[] {
  const { tenant, policyNumber, contact, coverEnd } = policy
  const promises: readonly CustomerPromise[] = [
    { kind: 'renewal', renews },
    ...(renews ? [] : [{ kind: 'cover-ends', on: londonDate(coverEnd) } as const]),
    ...(contact.documentsByPost ? [{ kind: 'documents' } as const] : []),
  ]
  return promises.map((promise) => ({ tenant, policyNumber, promise }))
}

/** Every document, or none yet: a policy is never sent in part. */
export async function filesOf(
  tenant: BrandCode,
  documents: readonly { id: string; name: string }[],
  { policies }: Pick<Ports, 'policies'>,
): Promise<readonly NamedFile[] | undefined> {
  const files = await Promise.all(
    documents.map(async ({ id, name }) => {
      const document = await policies.findDocument(tenant, id)
      if (!document?.bytes) return []
      const { fileName, bytes } = document
      return [{ name, file: { fileName, bytes, contentType: 'application/pdf' } }]
    }),
  )
  const made = files.flat()
  return made.length === documents.length ? made : undefined
}

/** The bank rejected the direct debit (F19). */
export async function sendMandateRejectedEmail(key: PolicyKey, ports: Ports): Promise<boolean> {
  const { policy, quote } = await policyAt(key, ports)
  const words = mandateRejectedEmail({
    journey: policy.journey,
    firstName: quote.current.answers.proposerDetails.firstName ?? '',
    policyNumber: policy.policyNumber,
    registration: vehicleOf(quote.current.answers).registration,
    code: await ports.policies.rejectionOf(key),
  })
  return sendOnceTo(
    policy.policyNumber,
    'mandate-rejected',
    { tenant: key.tenant, to: policy.contact.email, words },
    ports,
  )
}

/** Sent to the address of the policy's emails before it was corrected. */
export async function sendAddressCorrectedEmail(
  policy: Policy,
  oldAddress: string,
  ports: Ports,
): Promise<boolean> {
  const { tenant, policyNumber, journey } = policy
  const words = addressCorrectedEmail({ journey, policyNumber })
  const template = `address-corrected-${ports.clock().toISOString()}`
  return sendOnceTo(policyNumber, template, { tenant, to: oldAddress, words }, ports)
}

/** Nothing was captured and there is no policy, or another payment bought it (F2, F6). */
export const sendNotChargedEmail = (attempt: Attempt, ports: Ports): Promise<boolean> =>
  sendWithoutPolicy('not-charged', attempt, ports, ({ quote, isInsured, ...about }) =>
    notChargedEmail({
      ...about,
      because: isInsured ? 'taken-up' : whyNotSold(quote, attempt, ports.clock()),
    }),
  )

/** It was captured, made no policy, and went back to the card (F2, F6). */
export const sendPaymentRefundedEmail = (attempt: Attempt, ports: Ports): Promise<boolean> =>
  sendWithoutPolicy('payment-refunded', attempt, ports, paymentRefundedEmail)

/** About a payment that bought no policy: its quote may have been bought with another. */
type WithoutPolicy = PaymentRefundedDetails & { quote: StoredQuote }

async function sendWithoutPolicy(
  template: string,
  attempt: Attempt,
  ports: Ports,
  wordsFor: (about: WithoutPolicy) => EmailContent,
): Promise<boolean> {
  const [quote, contact, policy] = await Promise.all([
    ports.quotes.findQuote(attempt, ports.clock()),
    ports.contacts.findContact(attempt),
    ports.policies.findByQuote(attempt),
  ])
  // There is no address to email: the page informed the customer.
  if (!quote || !contact) return true
  const words = wordsFor({
    quote,
    journey: quote.journey,
    reference: quote.reference,
    amount: attempt.amount,
    isInsured: policy !== undefined,
    retrievalAddress: ports.linkTo(quote.journey, 'retrieval')?.href,
  })
  return sendOnceTo(attempt.id, template, { tenant: attempt.tenant, to: contact.email, words }, ports)
}

export type EmailToSend = {
  tenant: BrandCode
  to: string
  words: EmailContent
  attachments?: readonly Attachment[]
  promises?: readonly PolicyPromise[]
}

/** Sends an email about a policy or payment to its buyer once; false when it must be retried. */
export async function sendOnceTo(
  about: string,
  template: string,
  { tenant, to, words, attachments, promises = [] }: EmailToSend,
  ports: Pick<Ports, 'policies' | 'sendEmail' | 'clock'>,
): Promise<boolean> {
  const email = parseEmail(to)
  if (!email.ok) throw new Error('A kept email address that is none')
  const outgoing = { ...words, to: email.value, sender: firmOf(tenant), ...(attachments && { attachments }) }
  return sendEmailOnce(outgoing, { subject: `${tenant}:${about}`, template, promises }, ports)
}
