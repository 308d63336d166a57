import { createHash } from 'node:crypto'
import { CHECK_WAIT_MINUTES } from '@milepost/domain/quote/time-limits'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Asker, Clock } from '../platform/ports.ts'
import { sessionHash } from '../platform/session/session-hash.ts'
import type { QuoteKey, QuoteStore } from '../quote/ports.ts'
import type { CheckTallies, GuessRefused, TallyBucket, TallyKey } from './ports.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const QUARTER = CHECK_WAIT_MINUTES * MINUTE
/** The longest time for which tries are counted: no quote lives longer. */
const LIFE = 31 * 24 * HOUR

/**
 * How many tries one quote allows, right or wrong, from all callers together and from one of them. One caller cannot use up the total:
 * someone who knows only a reference must not be able to lock its owner out (D-248, safety T2).
 */
type GuessLimits = { quote: readonly Limit[]; asker: readonly Limit[] }

/** After this many in total only an emailed link opens it, or the browser that had it before. */
export const checkLimits: GuessLimits = {
  quote: [
    { per: QUARTER, most: 5 },
    { per: LIFE, most: 10 },
  ],
  asker: [
    { per: QUARTER, most: 3 },
    { per: LIFE, most: 6 },
  ],
}

const ofReminders: readonly Limit[] = [
  { per: QUARTER, most: 3 },
  { per: LIFE, most: 6 },
]

/** Without the registration there is less to guess. Only the holder of the link can try, so one caller may use up every try. */
export const reminderLimits: GuessLimits = { quote: ofReminders, asker: ofReminders }

/** From one network address, for any quotes: fifteen minutes by D-248, an hour against slow guessing (safety T2). */
const addressLimits: readonly Limit[] = [
  { per: QUARTER, most: 20 },
  { per: HOUR, most: 30 },
]

type Guess = {
  tenant: BrandCode
  /** What is to be opened, as counted: it need not exist. */
  of: string
  /** The quote whose known browsers are counted separately; it need not exist either. */
  reference: string
  asker: Asker
  limits: GuessLimits
}

export type GuessPorts = {
  checks: CheckTallies
  quotes: Pick<QuoteStore, 'hasHeld'>
  clock: Clock
  guessRefused?: GuessRefused
}

/**
 * Counts a try before anything is compared, so that a thousand simultaneous tries count as a thousand. A browser that has held the quote is
 * counted separately: no stranger can use up its tries, and it uses up no one else's. All others are counted by address, by caller and by
 * quote in turn, and stop at the first limit reached: many addresses do not help against one quote, nor many quotes from one address, and
 * one address does not use up the tries of a quote.
 */
export async function countGuess(
  { tenant, of, reference, asker, limits }: Guess,
  ports: GuessPorts,
): Promise<{ isWornOut: boolean; forgive: () => Promise<void> }> {
  const { checks, guessRefused } = ports
  const isKnown = await hasHeldQuote({ tenant, reference }, asker, ports)
  const ownLimits = isKnown ? limits.quote : limits.asker
  const own = tallyKeys('asker', tenant, ownName(of, asker, isKnown), ownLimits)
  const shared = isKnown ? [] : tallyKeys('quote', tenant, of, limits.quote)
  const ofAddress = isKnown ? [] : tallyKeys('address', tenant, asker.address, addressLimits)

  const isAskerWornOut = !(await countWithin([...ofAddress, ...own], ports))
  const isQuoteWornOut = !isAskerWornOut && !(await countWithin(shared, ports))
  if (isAskerWornOut || isQuoteWornOut) guessRefused?.(isQuoteWornOut ? 'quote' : 'address')
  return {
    isWornOut: isAskerWornOut || isQuoteWornOut,
    /** The details were right: the quote's counts are reset. For the address only this try is taken back, not earlier wrong ones. */
    async forgive() {
      for (const { key } of [...own, ...shared]) await checks.forget(key)
      for (const { key } of ofAddress) await checks.takeBack(key)
    },
  }
}

/** The owner has been identified in another way: earlier tries, by others and from here, no longer count (safety T2). */
export async function forgetGuesses(
  { tenant, of, asker, limits }: Omit<Guess, 'reference'>,
  { checks }: Pick<GuessPorts, 'checks'>,
): Promise<void> {
  const keys = [
    ...tallyKeys('quote', tenant, of, limits.quote),
    ...tallyKeys('asker', tenant, ownName(of, asker, false), limits.asker),
    ...tallyKeys('asker', tenant, ownName(of, asker, true), limits.quote),
  ]
  for (const { key } of keys) await checks.forget(key)
}

/** At most this many within this many seconds. */
export type Limit = { per: number; most: number }

export type LimitedKey = Limit & { key: TallyKey }

/** A count for each limit of a name, stored under its hash only. */
export function tallyKeys(
  bucket: TallyBucket,
  tenant: BrandCode,
  name: string,
  limits: readonly Limit[],
): readonly LimitedKey[] {
  return limits.map(({ per, most }) => {
    const keyHash = createHash('sha256').update(`${per} ${name}`, 'utf8').digest()
    return { key: { bucket, tenant, keyHash }, per, most }
  })
}

/** Counts under each in turn, up to the first limit that is exceeded: a refusal there adds nothing to the next. */
export async function countWithin(
  keys: readonly LimitedKey[],
  { checks, clock }: { checks: CheckTallies; clock: Clock },
): Promise<boolean> {
  const now = clock()
  for (const { key, per, most } of keys) {
    const { recent } = await checks.count(key, { now, seconds: per })
    if (recent > most) return false
  }
  return true
}

/** Whether this browser has made or opened the quote before, even in a session that has ended. */
export function hasHeldQuote(
  quote: QuoteKey,
  { lastSession }: Asker,
  { quotes }: { quotes: Pick<QuoteStore, 'hasHeld'> },
): Promise<boolean> {
  return quotes.hasHeld(quote, sessionHash(lastSession))
}

/** The name under which one caller is counted: by browser if the quote knows it, otherwise by address. */
export function ownName(of: string, { lastSession, address }: Asker, isKnown: boolean): string {
  return isKnown
    ? `${of} of browser ${Buffer.from(sessionHash(lastSession)).toString('hex')}`
    : `${of} from ${address}`
}
