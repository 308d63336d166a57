import type { Firm } from '@milepost/domain/brands/firm'
import type { Email } from '@milepost/domain/values/email'
import type { Failed } from '../ports.ts'

/** What the customer reads. The text has the same content as the HTML. */
export type EmailContent = { subject: string; text: string; html: string; mark?: InlinePicture }

/** A picture that travels in the email and is named by its HTML. Nothing is fetched to show it. */
export type InlinePicture = {
  /** As in `cid:` (RFC 2392). */
  contentId: string
  png: Uint8Array
}

/** A document that comes with an email. */
export type Attachment = {
  /** The name on the reader's computer: a name, never a path. */
  fileName: string
  bytes: Uint8Array
  /** "application/pdf" */
  contentType: string
}

export type OutgoingEmail = EmailContent & {
  to: Email
  /** The firm that sends it; replies go to its own address. */
  sender: Pick<Firm, 'name' | 'email'>
  attachments?: readonly Attachment[]
  /** For optional emails: the one-click unsubscribe URL (RFC 8058). */
  stopAddress?: string
  /** What the email is about. Sent again it has the same Message-ID, and most mail programs show it once (F21). */
  about?: string
  /** Awaited when all but the end of the email has been sent. The server accepts it after this, or not at all. */
  onHandOver?: () => Promise<void>
}

/** A mail server has accepted it. Whether it is read is never known. */
export type Sent = { kind: 'sent' }

export type SendEmail = (email: OutgoingEmail) => Promise<Sent | Failed>

/** Of several processes one may send an email. If that one dies, another may later. */
export type EmailClaims = {
  claimEmail(email: { subject: string; template: string }, now: Date): Promise<boolean>
  releaseEmail(email: { subject: string; template: string }): Promise<void>
}
