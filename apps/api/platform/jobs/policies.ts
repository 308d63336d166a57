import type { JobName } from './ports'

export type JobPolicy = {
  /** Seconds before each further try. There is one try more than there are waits; when all have failed the job is dead. */
  waits: readonly number[]
}

export type JobPolicies = { readonly [Name in JobName]: JobPolicy }

const HOUR = 3_600
const hourly = (times: number): readonly number[] => Array.from({ length: times }, () => HOUR)

/** Most of what fails works a moment later; what does not is given three quarters of an hour. */
const quick: readonly number[] = [2, 10, 30, 120, 600, 1_800]

/** How often each job is tried. The one table of it. */
export const jobPolicies: JobPolicies = {
  // Within three minutes three times, then every hour for 26 hours: well inside the seven days that a card holds money (F17).
  capture: { waits: [5, 30, 120, ...hourly(26)] },
  // A customer's money is held meanwhile. Reconciliation asks again too, and for longer (safety K7).
  release: { waits: [...quick, ...hourly(26)] },
  // The policy stands without its documents, but nobody drives gladly without a certificate (F20).
  documents: { waits: [...quick, ...hourly(47)] },
  // A mail server that is down for a night loses nothing (F21).
  'policy-mail': { waits: [...quick, ...hourly(47)] },
  'not-charged-mail': { waits: [...quick, ...hourly(47)] },
  'portal-user': { waits: [...quick, ...hourly(23)] },
  // The first payment is at least ten working days off (D-183), so there is time, but not without end (F19).
  mandate: { waits: [...quick, ...hourly(47)] },
  // Reconciliation asks again every minute; this is only quicker (safety K6, K7).
  'settle-attempt': { waits: [2, 10, 30, 120] },
}

export const jobNames = Object.keys(jobPolicies).filter(isJobName)

export function isJobName(text: string): text is JobName {
  return Object.hasOwn(jobPolicies, text)
}

/** A fifth more or less, so that what failed together is not tried together. */
const SPREAD = 0.2

/** Seconds until the try after this many; past the table it goes on as it ended. */
export function waitAfter(waits: readonly number[], tries: number, random = Math.random): number {
  const wait = waits[tries - 1] ?? waits.at(-1) ?? 0
  return wait * (1 - SPREAD + 2 * SPREAD * random())
}
