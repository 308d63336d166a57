import { isEmail } from '@milepost/domain/values/email'
import { unprintable } from '@milepost/domain/values/printable'
import type { Attachment, Mail } from '../../platform/email/ports'

/** Nothing in the head of a letter, or of a paper in it, may end its line and begin another (safety T19). */
export function isSafeMail({ to, sender, subject, attachments = [], stopAddress }: Mail): boolean {
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
