import type { Actor } from '../../platform/audit/ports'
import type { Config } from '../../platform/config/config'
import type { OpenDatabase } from '../../platform/db/open-database'
import type { Clock } from '../../platform/ports'

export type OfficeParts = { database: Omit<OpenDatabase, 'pool' | 'asOwner'>; config: Config; clock: Clock }

/** Asked for in a way that cannot be done: said to whoever asked, and nothing is changed. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError'
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
  does(words: readonly string[], parts: OfficeParts & { by: Actor }): Promise<readonly string[]>
}

/** Lists ids, states and counts. Nobody has to say who they are for that. */
export type Look = Command & {
  shows(words: readonly string[], parts: OfficeParts): Promise<readonly string[]>
}

/** Something the back office does by hand. */
export type Verb = Act | Look
