import { isEmail } from '@milepost/domain/values/email'
import { createTransport } from 'nodemailer'
import type { Mail, SendMail } from '../../ports/mail'
import { mailFailureOf } from './mail-failure'

export type SmtpSettings = {
  /** smtp://user:password@host:587, or smtps:// where the line is secret from its first word. */
  smtpUrl: string
  /** The address all mail comes from, where the mail server takes no other; the firm's own otherwise. */
  mailFrom: string | undefined
}

/** How long to wait for a line, and for each word on it. */
const patience = { connecting: 5_000, silence: 10_000 }

/** Mail over SMTP. One line a letter: we send few, and a line kept open would be one more thing to lose. */
export function smtpMail({ smtpUrl, mailFrom }: SmtpSettings, wait = patience): SendMail {
  const transport = createTransport({
    ...lineOf(new URL(smtpUrl)),
    dnsTimeout: wait.connecting,
    connectionTimeout: wait.connecting,
    greetingTimeout: wait.connecting,
    socketTimeout: wait.silence,
    // A letter is the words it was given: nothing in it is read from a file or fetched from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })

  return async (mail) => {
    if (!isSafe(mail)) return { kind: 'failed', reason: 'refused' }
    const { to, sender, subject, text, html } = mail
    try {
      await transport.sendMail({
        // Objects, not texts: a name or address is then one name or address, whatever it holds.
        from: { name: sender.name, address: mailFrom ?? sender.email },
        replyTo: { name: sender.name, address: sender.email },
        to: { name: '', address: to },
        subject,
        text,
        html,
        xMailer: false,
        // An absent colleague's program need not answer a program (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return { kind: 'sent' }
    } catch (error) {
      return { kind: 'failed', reason: mailFailureOf(error) }
    }
  }
}

/** A password never goes over a line that others may read; without one the line is secret where the server can do it. */
function lineOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  const line = {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (secure ? 465 : 587),
    secure,
  }
  if (username === '') return line
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return { ...line, auth, requireTLS: true }
}

/** Nothing in the head of a letter may end its line and begin another (safety T19). */
function isSafe({ to, sender, subject }: Mail): boolean {
  return (
    isEmail(to) &&
    isEmail(sender.email) &&
    ![sender.name, subject].some((text) => /\p{Cc}|\p{Zl}|\p{Zp}/u.test(text))
  )
}
