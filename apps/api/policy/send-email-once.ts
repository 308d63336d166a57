import { crashpoint } from '../platform/crashpoint'
import type { OutgoingEmail, SendEmail } from '../platform/email/ports'
import type { PolicyStore } from './ports'

type Ports = {
  policies: Pick<PolicyStore, 'wasEmailed' | 'recordHandedOver' | 'recordEmailed' | 'forgetHandedOver'>
  sendEmail: SendEmail
  clock: () => Date
}

/**
 * Sends an email once. It is recorded before its last line is sent: if the process dies after that, the mail server has the email
 * and no second copy is sent. If the server refuses it or the connection breaks, it is sent again later (F21). False when it
 * could not be sent.
 */
export async function sendEmailOnce(
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
