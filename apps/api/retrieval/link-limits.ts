import { createHash } from 'node:crypto'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { countWithin, type GuessPorts, type Limit, ownName, tallyKeys } from './guess-limits'
import type { Asker } from './ports'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** How many links to one quote or policy are emailed, whoever asks; and to one asker, who cannot use up what all have. */
const forAll: readonly Limit[] = [
  { per: HOUR, most: 3 },
  { per: DAY, most: 6 },
]
const forOneAsker: readonly Limit[] = [
  { per: HOUR, most: 2 },
  { per: DAY, most: 4 },
]

/** How many links one mailbox takes, whatever quotes and policies they are for: more than anybody needs who lost one or two. */
const forMailbox: readonly Limit[] = [
  { per: HOUR, most: 5 },
  { per: DAY, most: 15 },
]

type LinkAsked = {
  tenant: BrandCode
  /** What the link is to, as it is counted: it need not exist. */
  of: string
  asker: Asker
  /** A browser that has held the quote is counted by itself. */
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

/** Counts one who asks for a link, and says whether a new one may be emailed. */
export function mayHaveNewLink(asked: LinkAsked, ports: LimitPorts): Promise<boolean> {
  return countWithin(keysOf(asked), ports)
}

/** The mail did not leave: whoever asked may ask again. */
export async function takeBackLink(asked: LinkAsked, { checks }: LimitPorts): Promise<void> {
  for (const { key } of keysOf(asked)) await checks.takeBack(key)
}

/** Its owner has opened a link: what others asked for no longer counts. */
export async function forgetLinks(asked: Omit<LinkAsked, 'isKnown'>, { checks }: LimitPorts): Promise<void> {
  const keys = [true, false].flatMap((isKnown) => keysOf({ ...asked, isKnown }))
  for (const { key } of keys) await checks.forget(key)
}

/**
 * Counts a link that is about to be emailed, and says whether its mailbox takes one more. Somebody who makes quotes in another
 * person's name must not be able to flood them. Only the hash of the address is kept. Whoever asked is not told.
 */
export function mailboxTakesLink(
  { tenant, email }: { tenant: BrandCode; email: string },
  ports: LimitPorts,
): Promise<boolean> {
  const mailbox = Buffer.from(addressHash(email)).toString('hex')
  return countWithin(tallyKeys('link-recipient', tenant, mailbox, forMailbox), ports)
}

/** An email address as a stop is kept by: whoever wrote it in capitals is the same reader. */
export function addressHash(email: string): Uint8Array {
  return createHash('sha256').update(email.trim().toLowerCase(), 'utf8').digest()
}
