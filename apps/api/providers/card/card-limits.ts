import { defaultLimits, type OutgoingLimits } from '../http/outgoing'

/** A call that moves money is waited for longer than any other, for not knowing costs more than waiting (take-up, step 3). */
export const cardLimits: OutgoingLimits = { ...defaultLimits, attemptMs: 10_000, overallMs: 10_000 }
