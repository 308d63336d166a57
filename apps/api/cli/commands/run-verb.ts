import type { Actor } from '../../platform/audit/ports.ts'
import { recorded } from '../../platform/audit/store.ts'
import { type CommandParts, RefusedAct, type Verb } from './command.ts'

/** Runs a command. An act that was tried and refused is recorded as refused, and changes nothing else. */
export async function runVerb(
  verb: Verb,
  words: readonly string[],
  { by, ...parts }: CommandParts & { by: Actor | undefined },
): Promise<readonly string[]> {
  if ('shows' in verb) return verb.shows(words, parts)
  if (by === undefined) throw new TypeError('An act without the person who acts')
  try {
    return await verb.does(words, { ...parts, by })
  } catch (error) {
    if (error instanceof RefusedAct)
      await recorded(parts.database.db, by, parts.clock(), async (_transaction, record) =>
        record({ ...error.tried, outcome: 'refused' }),
      )
    throw error
  }
}
