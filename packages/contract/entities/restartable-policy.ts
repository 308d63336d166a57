import { instant } from '../wire/dates'
import { policyReference } from '../wire/identifiers'
import { given } from '../wire/objects'

/** A cancelled policy that may be restarted: its reference and dates, nothing about its holder (D-219). */
export const restartablePolicy = given({ policyReference, cancelledAt: instant, restartableUntil: instant })
