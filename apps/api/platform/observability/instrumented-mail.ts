import type { Mail, SendMail } from '../email/ports'
import type { Metrics } from './metrics'

/** The first word of what a letter is about; a link that somebody asked for is about nothing we keep. */
const letters: readonly string[] = [
  'policy',
  'mandate-rejected',
  'not-charged',
  'renewal-notice',
  'renewal-invitation',
  'renewal-cover-ends',
  'renewal-failed',
  'renewal-lapsed',
  'renewal-stopped',
  'reminder-day-after',
  'reminder-before-expiry',
]

/** The same post, counting what the mail server took and what it did not. */
export function countedMail(sendMail: SendMail, { mails }: Pick<Metrics, 'mails'>): SendMail {
  return async (mail) => {
    const sent = await sendMail(mail)
    mails.inc({ letter: letterOf(mail), outcome: sent.kind })
    return sent
  }
}

function letterOf({ about }: Mail): string {
  if (about === undefined) return 'link'
  const [word = ''] = about.split(':', 1)
  return letters.includes(word) ? word : 'other'
}
