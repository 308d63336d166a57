import { createHash } from 'node:crypto'
import { CHECK_WAIT_MINUTES } from '@milepost/domain/quote/check-holds'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { CheckTallies, GuessRefused, TallyBucket, TallyKey } from '../../ports/checks'
import type { Clock } from '../../ports/clock'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How many tries one quote takes, right or wrong: within fifteen minutes, and in all since its owner opened it last. */
type GuessLimits = { recent: number; inAll: number }

/** D-248; after so many in all only a link in the owner's own mail box opens it, so that nobody is shut out for good (safety T2). */
export const checkLimits: GuessLimits = { recent: 5, inAll: 10 }

/** Without the registration there is less to guess (safety T2). */
export const reminderLimits: GuessLimits = { recent: 3, inAll: 6 }

const QUOTE_WINDOW = CHECK_WAIT_MINUTES * MINUTE

/** Of one network address, whatever it tries to open: fifteen minutes as D-248 has it, an hour against the patient (safety T2). */
const addressLimits = [
  { per: CHECK_WAIT_MINUTES * MINUTE, most: 20 },
  { per: HOUR, most: 30 },
] as const

type Guess = {
  tenant: BrandCode
  /** What is to be opened, as it is counted: it need not exist. */
  of: string
  /** The network it comes from. */
  address: string
  limits: GuessLimits
}

export type GuessPorts = {
  checks: CheckTallies
  clock: Clock
  guessRefused?: GuessRefused
}

/**
 * Counts a try before anything is compared, so that a thousand at once are a thousand. The quote and the address are counted
 * separately: many addresses do not help against one quote, nor many quotes from one address.
 */
export async function countGuess(
  { tenant, of, address, limits }: Guess,
  { checks, clock, guessRefused }: GuessPorts,
): Promise<{ isWornOut: boolean; forgive: () => Promise<void> }> {
  const now = clock()
  const quote = tallyKey('quote', tenant, of)
  const tries = await checks.count(quote, { now, seconds: QUOTE_WINDOW })
  const isQuoteWornOut = tries.recent > limits.recent || tries.inAll > limits.inAll
  let isAddressWornOut = false
  const addresses = addressLimits.map(({ per, most }) => ({
    key: tallyKey('address', tenant, `${per} ${address}`),
    per,
    most,
  }))
  for (const { key, per, most } of addresses) {
    const { recent } = await checks.count(key, { now, seconds: per })
    if (recent > most) isAddressWornOut = true
  }
  if (isQuoteWornOut || isAddressWornOut) guessRefused?.(isQuoteWornOut ? 'quote' : 'address')
  return {
    isWornOut: isQuoteWornOut || isAddressWornOut,
    /** It was right: the quote is its owner's again. Of the address only this one try is taken back, not the wrong ones before. */
    async forgive() {
      await checks.forget(quote)
      for (const { key } of addresses) await checks.takeBack(key)
    },
  }
}

/** What is counted under which hash. */
export function tallyKey(bucket: TallyBucket, tenant: BrandCode, of: string): TallyKey {
  return { bucket, tenant, keyHash: createHash('sha256').update(of, 'utf8').digest() }
}
