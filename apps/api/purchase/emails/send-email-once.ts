import { setTimeout as pause } from 'node:timers/promises'
import { crashpoint } from '../../platform/crashpoint.ts'
import type { OutgoingEmail, SendEmail } from '../../platform/email/ports.ts'
import type { PolicyPromise, SentEmails } from '../policy/ports.ts'

type Ports = {
  policies: SentEmails
  sendEmail: SendEmail
  clock: () => Date
}

/**
 * Sends an email once. It is recorded before its last line is sent: if the process dies after that, the mail server has the email
 * and no second copy is sent. If the server refuses it or the connection breaks, it is sent again later (F21). False when it
 * could not be sent, or while it is unknown whether it was. What it promises is stored as soon as it is handed over (D-276).
 */
export async function sendEmailOnce(
  email: OutgoingEmail,
  {
    subject,
    template,
    promises = [],
  }: { subject: string; template: string; promises?: readonly PolicyPromise[] },
  { policies, sendEmail, clock }: Ports,
): Promise<boolean> {
  if (await policies.wasEmailed(subject, template, clock())) return true
  if (await policies.isInDoubt(subject, template, clock())) return false
  let isSentElsewhere = false
  const sent = await sendEmail({
    ...email,
    about: `${template}:${subject}`,
    async onHandOver() {
      isSentElsewhere = !(await policies.recordHandedOver(subject, template, clock(), promises))
      if (isSentElsewhere) throw new Error('Another process has handed this email over')
    },
  })
  // A job that took too long was given to two workers: the first to hand the email over sends it.
  if (isSentElsewhere) return false
  if (sent.kind === 'failed') {
    await untilStored(() => policies.forgetHandedOver(subject, template))
    return false
  }
  crashpoint('email.afterSend')
  await policies.recordEmailed(subject, template, clock(), promises)
  return true
}

const AGAIN_MS = 250
const PATIENCE_MS = 60 * 60_000

/**
 * Only this process knows that the email was not sent. If it failed because the database went away, the failure cannot be stored until
 * the database is back; without it the email would count as sent (F24). The wait keeps no process alive.
 */
async function untilStored(store: () => Promise<void>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await store()
    } catch (error) {
      if (performance.now() > end) throw error
      await pause(AGAIN_MS, undefined, { ref: false })
    }
  }
}
