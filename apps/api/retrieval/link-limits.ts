import { createHash } from 'node:crypto'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Asker } from '../platform/ports.ts'
import { countWithin, type GuessPorts, type Limit, ownName, tallyKeys } from './guess-limits.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** How many links to one quote or policy are emailed in total, and to one caller, who cannot use up the total. */
const forAll: readonly Limit[] = [
  { per: HOUR, most: 3 },
  { per: DAY, most: 6 },
]
const forOneAsker: readonly Limit[] = [
  { per: HOUR, most: 2 },
  { per: DAY, most: 4 },
]

/** How many links one mailbox gets, for any quotes and policies: more than a customer needs who lost one or two. */
const forMailbox: readonly Limit[] = [
  { per: HOUR, most: 5 },
  { per: DAY, most: 15 },
]

type LinkAsked = {
  tenant: BrandCode
  /** What the link is to, as counted: it need not exist. */
  of: string
  asker: Asker
  /** A browser that has held the quote is counted separately. */
  isKnown: boolean
}

type LimitPorts = Pick<GuessPorts, 'checks' | 'clock'>

const keysOf = ({ tenant, of, asker, isKnown }: LinkAsked) => {
  const name = ownName(of, asker, isKnown)
  return isKnown
    ? tallyKeys('link-request', tenant, name, forAll)
    : [
        ...tallyKeys('link-request', tenant, name, forOneAsker),
        ...tallyKeys('link-request', tenant, of, forAll),
      ]
}

/** Counts a request for a link and returns whether a new one may be emailed. */
export function mayHaveNewLink(asked: LinkAsked, ports: LimitPorts): Promise<boolean> {
  return countWithin(keysOf(asked), ports)
}

/** The email was not sent: the caller may ask again. */
export async function takeBackLink(asked: LinkAsked, { checks }: LimitPorts): Promise<void> {
  for (const { key } of keysOf(asked)) await checks.takeBack(key)
}

/** Its owner has opened a link: requests by others no longer count. */
export async function forgetLinks(asked: Omit<LinkAsked, 'isKnown'>, { checks }: LimitPorts): Promise<void> {
  const keys = [true, false].flatMap((isKnown) => keysOf({ ...asked, isKnown }))
  for (const { key } of keys) await checks.forget(key)
}

/**
 * Counts a link that is about to be emailed, and returns whether its mailbox may get one more. Quotes made in another person's name must
 * not flood their mailbox. Only the hash of the address is stored. The caller is not informed.
 */
export function mailboxTakesLink(
  { tenant, email }: { tenant: BrandCode; email: string },
  ports: LimitPorts,
): Promise<boolean> {
  const mailbox = Buffer.from(addressHash(email)).toString('hex')
  return countWithin(tallyKeys('link-recipient', tenant, mailbox, forMailbox), ports)
}

/** An email address as an opt-out is stored: upper and lower case are the same reader. */
export function addressHash(email: string): Uint8Array {
  return createHash('sha256').update(email.trim().toLowerCase(), 'utf8').digest()
}
