import type { SendEmail } from '../../platform/email/ports.ts'
import { type Observe, observed } from '../observed.ts'
import { type SmtpSettings, smtpEmail } from './smtp.ts'

/** The configured mail server: the sandbox's mailbox, or the firm's own (SMTP_URL). */
export function emailProvider(
  settings: SmtpSettings & { emailNotice?: string | undefined },
  { observe }: { observe: Observe },
): { sendEmail: SendEmail } {
  return { sendEmail: observed('mail', observe, noticed(smtpEmail(settings), settings.emailNotice)) }
}

/** An email of a test site is marked where it cannot be missed: in its subject and before its first words. */
function noticed(sendEmail: SendEmail, notice: string | undefined): SendEmail {
  if (notice === undefined) return sendEmail
  return ({ subject, text, html, ...outgoing }) =>
    sendEmail({
      ...outgoing,
      subject: `TEST: ${subject}`,
      text: `${notice}\n\n${text}`,
      html: html.replace(/<body[^<>]*>/, (body) => `${body}<p>${notice}</p>`),
    })
}
