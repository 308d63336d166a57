import { firmOf } from '@milepost/brands/brands'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { parseEmail } from '@milepost/domain/values/email'
import type { EmailContent } from '../platform/email/ports.ts'
import { sendEmailOnce } from '../purchase/emails/send-email-once.ts'
import type { PolicyPromise } from '../purchase/policy/ports.ts'
import type { NoticePorts } from './ports.ts'

export type EmailToSend = {
  tenant: BrandCode
  to: string
  /** The subject of the email and which of its emails it is: each is sent once. */
  about: string
  template: string
  words: EmailContent
  /** What it says about the future of a policy (D-276). */
  promises?: readonly PolicyPromise[]
  stopAddress?: string | undefined
}

/** Sends an email once, even if several processes try simultaneously (F21). False when it could not be sent. */
export async function sendOnce(toSend: EmailToSend, ports: NoticePorts): Promise<boolean> {
  const { tenant, to, about, template, words, promises = [], stopAddress } = toSend
  const { policies, emailStops, clock } = ports
  const subject = `${tenant}:${about}`
  if (await policies.wasEmailed(subject, template, clock())) return true
  const email = parseEmail(to)
  if (!email.ok) throw new Error('A kept email address that is none')
  if (!(await emailStops.claimEmail({ subject, template }, clock()))) return false
  // sendEmailOnce checks again: another process may have sent it and released its claim in between.
  const outgoing = { ...words, to: email.value, sender: firmOf(tenant) }
  const isSent = await sendEmailOnce(
    stopAddress === undefined ? outgoing : { ...outgoing, stopAddress },
    { subject, template, promises },
    ports,
  )
  await emailStops.releaseEmail({ subject, template })
  return isSent
}
