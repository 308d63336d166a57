import type { Permission } from '@milepost/domain/desk/people'
import type { CallShape } from '../call.ts'

/**
 * One call of the desk. Its route, the desk's client and the access matrix are made from these records. They are served on the desk's own
 * listener and are in no OpenAPI document, because only the desk calls them.
 */
export type DeskCall = CallShape & {
  requirement: `DSK-${number}`
  /** One sentence for readers of the list. */
  summary: string
  /** The permission the caller needs. `session` means any signed-in staff member, including one without a role or a brand. */
  needs: Permission | 'session'
  /**
   * How it keeps to the caller's brands (DSK-113). `none`: it concerns no record. `named`: the request has a field `brand`, and a brand
   * outside the caller's gives "not found". `found`: its store receives the caller's brands and finds only their records. `listed`: it
   * returns a list of the caller's brands only; a field `brand` narrows it further.
   */
  brand: 'none' | 'named' | 'found' | 'listed'
  /**
   * It uses a quote or a policy beyond storing it and performing the contract. If the customer had that use restricted, it is refused
   * unless the request names a legal ground as `despiteRestriction` (DSK-707).
   */
  isHeldByRestriction?: true
  /** False for a call that must not keep a session alive, such as automatic polling. */
  countsAsUse?: false
  path: `/api/desk/v1/${string}`
}

/** Gives an entry its narrow type, so that routes and client know its exact shapes. */
export function deskCall<const C extends DeskCall>(entry: C): C {
  return entry
}
