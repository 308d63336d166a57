import type { Firm } from '@milepost/domain/brands/firm'
import type { Email } from '@milepost/domain/values/email'
import type { Failed } from '../ports'

/** What a customer reads. The text says all that the HTML says. */
export type EmailContent = { subject: string; text: string; html: string }

/** A document that comes with an email. */
export type Attachment = {
  /** As the reader's computer will call it: a name, never a path. */
  fileName: string
  bytes: Uint8Array
  /** "application/pdf" */
  contentType: string
}

export type OutgoingEmail = EmailContent & {
  to: Email
  /** The firm that writes; its own address is where an answer goes. */
  sender: Pick<Firm, 'name' | 'email'>
  attachments?: readonly Attachment[]
  /** Of emails that one may do without: where a mail program says so for its reader, with one press (RFC 8058). */
  stopAddress?: string
  /** What the email is about. Sent a second time it bears the same number, and most mail programs show it once (F21). */
  about?: string
  /** Awaited when all but the end of the email was sent: the server takes it after this, or not at all. */
  onHandOver?: () => Promise<void>
}

/** A mail server has taken it. That somebody reads it is never known. */
export type Sent = { kind: 'sent' }

export type SendEmail = (email: OutgoingEmail) => Promise<Sent | Failed>
