import { brandOfReference, tidyReference } from '@milepost/domain/quote/quote-reference'
import type { Actor } from '../../platform/audit/ports'
import type { Config } from '../../platform/config/config'
import type { OpenDatabase } from '../../platform/db/open-database'
import { encryptionKeys } from '../../platform/encryption/encryption-key'
import { keyedHashes } from '../../platform/encryption/keyed-hashes'
import type { Clock } from '../../platform/ports'
import { type Subject, subjectOf } from '../../privacy/export-store'
import type { QuoteKey } from '../../quote/ports'

export type CommandParts = { database: Omit<OpenDatabase, 'pool' | 'asOwner'>; config: Config; clock: Clock }

/** Asked for in a way that cannot be done: said to whoever asked, and nothing is changed. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

type Command = {
  /** As it is typed after the command: "lock <quote reference> [until <time>]". */
  usage: string
  /** One sentence. */
  about: string
}

/** Changes something, or reads customers' data out: somebody does it for a reason, and both are on record. */
export type Act = Command & {
  /** What was done, a line each. */
  does(words: readonly string[], parts: CommandParts & { by: Actor }): Promise<readonly string[]>
}

/** Lists ids, states and counts. Nobody has to say who they are for that. */
export type Look = Command & {
  shows(words: readonly string[], parts: CommandParts): Promise<readonly string[]>
}

/** Something the back office does by hand. */
export type Verb = Act | Look

/** Whom a customer's request is about. */
export function askedAbout(whom: string): Subject {
  const subject = subjectOf(whom)
  if (subject === undefined)
    throw new CommandError(`${whom} is neither an email address nor a quote reference`)
  return subject
}

/**
 * How the audit trail names a customer: by a keyed hash of their email address, so that their address is not in what outlives their
 * data. Of the newest sealing key first; the others find what was written before the key was changed.
 */
export async function customerId(email: string, config: Config): Promise<readonly string[]> {
  const address = email.trim().toLowerCase()
  return keyedHashes(await encryptionKeys(config))
    .lasting('customer', address)
    .map((hash) => Buffer.from(hash).toString('hex'))
}

/** As somebody typed it at the desk, or had it read out. */
export function quoteKeyOf(typed: string): QuoteKey {
  const reference = tidyReference(typed)
  const tenant = brandOfReference(reference)
  if (tenant === undefined) throw new CommandError(`${typed} is not a quote reference`)
  return { tenant, reference }
}
