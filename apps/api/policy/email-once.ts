import { crashpoint } from '../platform/crashpoint'
import type { OutgoingEmail, SendEmail } from '../platform/email/ports'
import type { PolicyStore } from './ports'

type Ports = {
  policies: Pick<PolicyStore, 'wasEmailed' | 'recordHandedOver' | 'recordEmailed' | 'forgetHandedOver'>
  sendEmail: SendEmail
  clock: () => Date
}

/**
 * Sends an email about something once. It is written down before its last line is sent: a process that dies after that leaves an email
 * the mail server has, and nobody sends a second copy. Where the server says no, or the line breaks, it is sent again later (F21).
 * False when it could not be sent.
 */
export async function emailOnce(
  email: OutgoingEmail,
  { subject, template }: { subject: string; template: string },
  { policies, sendEmail, clock }: Ports,
): Promise<boolean> {
  if (await policies.wasEmailed(subject, template)) return true
  const sent = await sendEmail({
    ...email,
    about: `${template}:${subject}`,
    onHandOver: () => policies.recordHandedOver(subject, template, clock()),
  })
  if (sent.kind === 'failed') {
    await policies.forgetHandedOver(subject, template)
    return false
  }
  crashpoint('email.afterSend')
  await policies.recordEmailed(subject, template, clock())
  return true
}
