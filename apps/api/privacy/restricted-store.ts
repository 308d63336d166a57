import { sql } from 'kysely'

/**
 * Whether the use of a row of `quote` is restricted: it may be used only for its customer, for the contract, or as the law requires
 * (DSK-706).
 */
export const isRestricted = sql<boolean>`exists (
  select from milepost.restricted_quote as held
  where held.tenant = quote.tenant and held.reference = quote.reference
)`

/** The same for a row of `draft`. */
export const isRestrictedDraft = sql<boolean>`exists (
  select from milepost.restricted_draft as held
  where held.tenant = draft.tenant and held.journey = draft.journey and held.id_hash = draft.id_hash
)`
