import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { isEmail } from '@milepost/domain/values/email'
import { unprintable } from '@milepost/domain/values/printable'
import { createTransport } from 'nodemailer'
import type { Attachment, InlinePicture, OutgoingEmail, SendEmail } from '../../platform/email/ports.ts'
import type { ProviderFailure } from '../../platform/ports.ts'

export type SmtpSettings = {
  /** smtp://user:password@host:587, or smtps:// for a connection that is encrypted from the start. */
  smtpUrl: string
  /** The sender of all email if the mail server accepts no other; otherwise the firm's own address. */
  emailFrom: string | undefined
}

/** Timeouts for connecting, and for each reply. */
const patience = { connecting: 5_000, silence: 10_000 }

/** Email over SMTP, with one connection per email: there are few, and an open connection would be one more thing to fail. */
export function smtpEmail({ smtpUrl, emailFrom }: SmtpSettings, wait = patience): SendEmail {
  const transport = createTransport({
    ...lineOf(new URL(smtpUrl)),
    dnsTimeout: wait.connecting,
    connectionTimeout: wait.connecting,
    greetingTimeout: wait.connecting,
    socketTimeout: wait.silence,
    // An email is only the text passed to it: nothing is read from a file or fetched from a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
  // The end of the email is held back until the sender has recorded that it is being handed over.
  transport.use('stream', (compiled, done) => {
    const { onHandOver } = compiled.data as Pick<OutgoingEmail, 'onHandOver'>
    if (onHandOver) compiled.message.transform(() => endingAfter(onHandOver))
    done()
  })

  return async (outgoing) => {
    if (!isSafeEmail(outgoing)) return { kind: 'failed', reason: 'refused' }
    const { to, sender, subject, text, html, mark, attachments = [], onHandOver } = outgoing
    const from = emailFrom ?? sender.email
    try {
      await transport.sendMail({
        // Objects, not strings: a name or address then stays one name or address, regardless of its content.
        from: { name: sender.name, address: from },
        replyTo: { name: sender.name, address: sender.email },
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: [
          ...(mark ? [pictureOf(mark)] : []),
          ...attachments.map(({ fileName, bytes, contentType }) => ({
            filename: fileName,
            content: Buffer.from(bytes),
            contentType,
            contentDisposition: 'attachment' as const,
          })),
        ],
        ...numberOf(outgoing, from),
        ...(onHandOver && { onHandOver }),
        xMailer: false,
        // Out-of-office programs should not reply to it (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(outgoing) },
      })
      return { kind: 'sent' }
    } catch (error) {
      return { kind: 'failed', reason: smtpFailureOf(error) }
    }
  }
}

/** Part of the HTML, so that no mail program lists it as a file. */
function pictureOf({ contentId, png }: InlinePicture) {
  return {
    cid: contentId,
    filename: false as const,
    content: Buffer.from(png),
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
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

/** A password is never sent over an unencrypted connection. Without one, encryption is used if the server supports it. */
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

/** The same email to the same person has the same Message-ID. Nothing can be read from it. */
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

/** A mail server's or connection's error as one of our own reasons. Only codes are used: the server's text quotes addresses. */
function smtpFailureOf(error: unknown): ProviderFailure {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error)
  if (typeof responseCode === 'number' && responseCode >= 500) return 'refused'
  // Any 4xx means "try later" (RFC 5321).
  if (typeof responseCode === 'number' && responseCode >= 400) return 'throttled'
  return (typeof code === 'string' ? byCode[code] : undefined) ?? 'broken'
}

/** Nothing in a header of the email or of an attachment may contain a line break (safety T19). */
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

/** A file name only: it cannot choose the folder it is saved to, nor hide its type. */
function isSafeAttachment({ fileName, contentType }: Attachment): boolean {
  return (
    /^[^\\/:*?"<>|]{1,150}$/.test(fileName) &&
    !fileName.startsWith('.') &&
    isOneLine(fileName) &&
    !unprintable.test(fileName) &&
    /^[a-z]+\/[a-z0-9][a-z0-9.+-]*$/.test(contentType)
  )
}
