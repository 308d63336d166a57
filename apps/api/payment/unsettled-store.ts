import { sql } from 'kysely'

/** Payments that have not come to an end: word for word as the index over them says it (0007-payment), so that it is used. */
export const isUnsettled = sql<boolean>`(
  state in ('CREATED', 'CONFIRM_READY', 'ACTION_REQUIRED', 'UNKNOWN', 'AUTHORISED', 'VOID_READY', 'REFUND_READY')
  or (state in ('EXPIRED', 'SUPERSEDED') and not is_closed_at_provider)
)`
