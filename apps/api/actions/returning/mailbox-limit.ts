import type { BrandCode } from '@milepost/domain/terms/identity'
import { addressHash } from '../renewal/address-hash'
import { type GuessPorts, tallyKey } from './guess-limits'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** How many links one mailbox takes, whatever quotes and policies they are for: more than anybody needs who lost one or two. */
const mailboxLimits = [
  { per: HOUR, most: 5 },
  { per: DAY, most: 15 },
] as const

/**
 * Counts a link that is about to be emailed, and says whether its mailbox takes one more. Somebody who makes quotes in another
 * person's name must not be able to flood them. Only the hash of the address is kept. Whoever asked is not told.
 */
export async function mailboxTakesLink(
  { tenant, email }: { tenant: BrandCode; email: string },
  { checks, clock }: Pick<GuessPorts, 'checks' | 'clock'>,
): Promise<boolean> {
  const now = clock()
  const mailbox = Buffer.from(addressHash(email)).toString('hex')
  for (const { per, most } of mailboxLimits) {
    const key = tallyKey('link-recipient', tenant, `${per} ${mailbox}`)
    const { recent } = await checks.count(key, { now, seconds: per })
    if (recent > most) return false
  }
  return true
}
