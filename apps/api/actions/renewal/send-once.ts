import { brandOf } from '@milepost/domain/brands/brands'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Email, parseEmail } from '@milepost/domain/values/email'
import type { MailWords } from '../../ports/mail'
import type { LetterPorts } from './renewal-ports'

export type Letter = {
  tenant: BrandCode
  to: string
  /** What it is about, and which of the letters about it: each goes out once. */
  about: string
  template: string
  words: MailWords
  stopAddress?: string | undefined
}

/**
 * Sends a letter once, however many want to send it at this moment. A process that dies right after sending may have it sent a
 * second time, some minutes later, and no third (F21). False when it could not be sent.
 */
export async function sendOnce(letter: Letter, ports: LetterPorts): Promise<boolean> {
  const { tenant, to, about, template } = letter
  const { policies, mailStops, clock } = ports
  const subject = `${tenant}:${about}`
  if (await policies.wasMailed(subject, template)) return true
  const email = parseEmail(to)
  if (!email.ok) throw new Error('A kept email address that is none')
  if (!(await mailStops.claimMail({ subject, template }, clock()))) return false
  // Another may have sent it, and gone, between the first look and the claim.
  const isSent =
    (await policies.wasMailed(subject, template)) || (await send(letter, email.value, subject, ports))
  await mailStops.releaseMail({ subject, template })
  return isSent
}

async function send(
  { tenant, template, words, stopAddress }: Letter,
  to: Email,
  subject: string,
  { policies, sendMail, clock }: LetterPorts,
): Promise<boolean> {
  const sent = await sendMail({
    ...words,
    to,
    sender: brandOf(tenant),
    about: `${template}:${subject}`,
    ...(stopAddress !== undefined && { stopAddress }),
  })
  if (sent.kind === 'sent') await policies.keepMailed(subject, template, clock())
  return sent.kind === 'sent'
}
