import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { isEmail } from '@milepost/domain/values/email'
import { unprintable } from '@milepost/domain/values/printable'
import { createTransport } from 'nodemailer'
import type { Attachment, OutgoingEmail, SendEmail } from '../../platform/email/ports'
import type { ProviderFailure } from '../../platform/ports'

export type SmtpSettings = {
  /** smtp://user:password@host:587, or smtps:// where the line is secret from its first word. */
  smtpUrl: string
  /** The address all mail comes from, where the mail server takes no other; the firm's own otherwise. */
  emailFrom: string | undefined
}

/** How long to wait for a line, and for each word on it. */
const patience = { connecting: 5_000, silence: 10_000 }

/** Mail over SMTP. One line an email: we send few, and a line kept open would be one more thing to lose. */
export function smtpEmail({ smtpUrl, emailFrom }: SmtpSettings, wait = patience): SendEmail {
  const transport = createTransport({
    ...lineOf(new URL(smtpUrl)),
    dnsTimeout: wait.connecting,
    connectionTimeout: wait.connecting,
    greetingTimeout: wait.connecting,
    socketTimeout: wait.silence,
    // An email is the words it was given: nothing in it is read from a file or fetched from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  // The end of the email waits until whoever sends it has written down that it is handed over.
  transport.use('stream', (compiled, done) => {
    const { onHandOver } = compiled.data as Pick<OutgoingEmail, 'onHandOver'>
    if (onHandOver) compiled.message.transform(() => endingAfter(onHandOver))
    done()
  })

  return async (outgoing) => {
    if (!isSafeEmail(outgoing)) return { kind: 'failed', reason: 'refused' }
    const { to, sender, subject, text, html, attachments = [], onHandOver } = outgoing
    const from = emailFrom ?? sender.email
    try {
      await transport.sendMail({
        // Objects, not texts: a name or address is then one name or address, whatever it holds.
        from: { name: sender.name, address: from },
        replyTo: { name: sender.name, address: sender.email },
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments.map(({ fileName, bytes, contentType }) => ({
          filename: fileName,
          content: Buffer.from(bytes),
          contentType,
          contentDisposition: 'attachment',
        })),
        ...numberOf(outgoing, from),
        ...(onHandOver && { onHandOver }),
        xMailer: false,
        // An absent colleague's program need not answer a program (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(outgoing) },
      })
      return { kind: 'sent' }
    } catch (error) {
      return { kind: 'failed', reason: smtpFailureOf(error) }
    }
  }
}

function endingAfter(task: () => Promise<void>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void task().then(() => done(), done),
  })
}

function stopHeaders({ stopAddress }: OutgoingEmail): Record<string, string> {
  if (stopAddress === undefined) return {}
  return { 'List-Unsubscribe': `<${stopAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
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

/** The same email to the same person has the same number. Nothing can be read from it. */
function numberOf({ to, about }: OutgoingEmail, from: string): { messageId?: string } {
  if (about === undefined) return {}
  const number = createHash('sha256').update(`${about} ${to}`).digest('hex').slice(0, 40)
  return { messageId: `<${number}@${from.slice(from.indexOf('@') + 1)}>` }
}

const byCode: { readonly [code: string]: ProviderFailure } = {
  ETIMEDOUT: 'timed-out',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'refused',
  EAUTH: 'refused',
  ENOAUTH: 'refused',
}

/** What a mail server or the way to it said, in our closed words. Only codes are read: a server's sentences quote addresses. */
function smtpFailureOf(error: unknown): ProviderFailure {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error)
  if (typeof responseCode === 'number' && responseCode >= 500) return 'refused'
  // Any 4xx says "later" (RFC 5321).
  if (typeof responseCode === 'number' && responseCode >= 400) return 'throttled'
  return (typeof code === 'string' ? byCode[code] : undefined) ?? 'broken'
}

/** Nothing in the head of an email, or of a document in it, may end its line and begin another (safety T19). */
function isSafeEmail({ to, sender, subject, attachments = [], stopAddress }: OutgoingEmail): boolean {
  return (
    isEmail(to) &&
    isEmail(sender.email) &&
    isOneLine(sender.name) &&
    isOneLine(subject) &&
    attachments.every(isSafeAttachment) &&
    (stopAddress === undefined || /^https?:\/\/[\w.:/?=&%~-]+$/.test(stopAddress))
  )
}

function isOneLine(text: string): boolean {
  return !/\p{Cc}|\p{Zl}|\p{Zp}/u.test(text)
}

/** A name only: what is saved under it lands where the reader wants it, and looks like what it is. */
function isSafeAttachment({ fileName, contentType }: Attachment): boolean {
  return (
    /^[^\\/:*?"<>|]{1,150}$/.test(fileName) &&
    !fileName.startsWith('.') &&
    isOneLine(fileName) &&
    !unprintable.test(fileName) &&
    /^[a-z]+\/[a-z0-9][a-z0-9.+-]*$/.test(contentType)
  )
}
