import type { Config } from '../config'
import type { OpenDatabase } from '../db/open-database'
import type { Clock } from '../ports/clock'

export type OfficeParts = { database: Omit<OpenDatabase, 'pool'>; config: Config; clock: Clock }

/** Asked for in a way that cannot be done: said to whoever asked, and nothing is changed. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError'
}

/** Something the back office does by hand. */
export type Verb = {
  /** As it is typed after the command: "lock <quote reference> [until <time>]". */
  usage: string
  /** One sentence. */
  about: string
  /** What was done, a line each. */
  does(words: readonly string[], parts: OfficeParts): Promise<readonly string[]>
}
