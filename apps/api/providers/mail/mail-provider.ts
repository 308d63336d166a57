import type { SendMail } from '../../ports/mail'
import { type Observe, observed } from '../observed'
import { type SmtpSettings, smtpMail } from './smtp-mail'

/** The mail port of this deployment: the sandbox's mail box, or the firm's own mail server (SMTP_URL). */
export function mailProvider(
  settings: SmtpSettings,
  { observe }: { observe: Observe },
): { sendMail: SendMail } {
  return { sendMail: observed('mail', observe, smtpMail(settings)) }
}
