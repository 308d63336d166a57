import type { Permission } from '@milepost/domain/desk/people'
import type { CallShape } from '../call'

/**
 * One call of the desk. Its route, the desk's client and the access matrix are made from these records. They are served on the
 * desk's own listener and are in no OpenAPI document: nobody but the desk makes them.
 */
export type DeskCall = CallShape & {
  requirement: `DSK-${number}`
  /** One sentence for whoever reads the list. */
  summary: string
  /** What the person must be allowed to do; `session` is anybody who is signed in, also without a role or a brand. */
  needs: Permission | 'session'
  /**
   * How it keeps to the person's brands (DSK-113). `none`: it concerns no record. `named`: the request has a field `brand`, and any
   * other than theirs is not found. `found`: its store is given the person's brands and finds nothing of others. `listed`: it gives a
   * list, and nothing of other brands is in it; a field `brand` only narrows it.
   */
  brand: 'none' | 'named' | 'found' | 'listed'
  /**
   * It uses a quote or a policy beyond keeping it and beyond the contract: of a person who had that restricted it is refused, unless
   * the request names a ground of the law as `despiteRestriction` (DSK-707).
   */
  isHeldByRestriction?: true
  /** False for a call that must not keep a session alive, such as one that only asks. */
  countsAsUse?: false
  path: `/api/desk/v1/${string}`
}

/** Gives an entry its narrow type, so that routes and client know its exact shapes. */
export function deskCall<const C extends DeskCall>(entry: C): C {
  return entry
}
