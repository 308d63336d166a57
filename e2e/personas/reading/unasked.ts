import type { AnySubject } from '@milepost/domain/questions/asking'
import type { Keys } from './answer'
import type { Said } from './said'

/** What a file says and nobody asks this person: a slip of the pen, as it would change nothing. */
export function refuseUnasked(said: Said, keys: Keys, applicable: AnySubject): void {
  for (const [key, name] of Object.entries(keys))
    if (said.isOwn(key) && applicable[name] === undefined)
      said.wrong(key, 'this person is not asked it on this journey, or not after their other answers')
}
