import type { BrandCode } from '@milepost/domain/terms/identity'

/** An address, by its hash: what nobody may be reminded at is kept without keeping whose it is. */
export type MailAddress = { tenant: BrandCode; addressHash: Uint8Array }

export type MailStopStore = {
  keepStopLink(link: MailAddress & { tokenHash: Uint8Array }, now: Date): Promise<void>
  /** False when there is no such link. A mail program that presses it for its reader knows no brand; the link does. */
  stopMails(link: { tenant: BrandCode | undefined; tokenHash: Uint8Array }, now: Date): Promise<boolean>
  areStopped(address: MailAddress): Promise<boolean>
  /** Of many who want to send the same letter at once one may; should it die, another may a while later. */
  claimMail(letter: { subject: string; template: string }, now: Date): Promise<boolean>
  releaseMail(letter: { subject: string; template: string }): Promise<void>
}
