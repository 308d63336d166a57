import { brandOfReference, tidyReference } from '@milepost/domain/quote/quote-reference'
import type { Actor, NewAuditEntry } from '../../platform/audit/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import type { OpenDatabase } from '../../platform/db/open-database.ts'
import { encryptionKeys } from '../../platform/encryption/encryption-key.ts'
import { keyedHashes } from '../../platform/encryption/keyed-hashes.ts'
import type { Clock } from '../../platform/ports.ts'
import { type Subject, subjectOf } from '../../privacy/export-store.ts'
import type { QuoteKey } from '../../quote/ports.ts'

export type CommandParts = { database: Omit<OpenDatabase, 'pool' | 'asOwner'>; config: Config; clock: Clock }

/** The request cannot be carried out: it is reported and nothing is changed. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** A rule forbids an act on a record that exists: it is recorded as refused, with the code of the rule. */
export class RefusedAct extends CommandError {
  readonly tried: Pick<NewAuditEntry, 'act' | 'about'> & { reasonCode: string }
  constructor(tried: RefusedAct['tried'], message: string) {
    super(message)
    this.tried = tried
  }
}

type Command = {
  /** The arguments as typed: "lock <quote reference> [until <time>]". */
  usage: string
  /** One sentence. */
  about: string
}

/** Changes something or outputs customer data. Who did it and why is recorded. */
export type Act = Command & {
  /** What was done, one line each. */
  does(words: readonly string[], parts: CommandParts & { by: Actor }): Promise<readonly string[]>
}

/** Lists ids, states and counts. It needs no name or reason. */
export type Look = Command & {
  shows(words: readonly string[], parts: CommandParts): Promise<readonly string[]>
}

/** A manual command of the back office. */
export type Verb = Act | Look

/** The customer that a request is about. */
export function askedAbout(whom: string): Subject {
  const subject = subjectOf(whom)
  if (subject === undefined)
    throw new CommandError(`${whom} is neither an email address nor a quote reference`)
  return subject
}

/**
 * The id of a customer in the audit trail: a keyed hash of their email address, because the trail outlives their data. The newest
 * encryption key comes first; the others find entries from before the key was changed.
 */
export async function customerId(email: string, config: Config): Promise<readonly string[]> {
  const address = email.trim().toLowerCase()
  return keyedHashes(await encryptionKeys(config))
    .lasting('customer', address)
    .map((hash) => Buffer.from(hash).toString('hex'))
}

/** A reference as typed by staff, perhaps from a phone call. */
export function quoteKeyOf(typed: string): QuoteKey {
  const reference = tidyReference(typed)
  const tenant = brandOfReference(reference)
  if (tenant === undefined) throw new CommandError(`${typed} is not a quote reference`)
  return { tenant, reference }
}
