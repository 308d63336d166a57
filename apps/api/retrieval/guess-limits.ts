import { CHECK_WAIT_MINUTES } from '@milepost/domain/quote/check-holds'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Clock } from '../platform/ports'
import type { QuoteStore } from '../quote/ports'
import { hasHeldQuote, ownName } from './asker'
import type { CheckTallies, GuessRefused } from './check-ports'
import type { Asker } from './ports'
import { countWithin, type Limit, tallyKeys } from './tally-limits'

const MINUTE = 60
const HOUR = 60 * MINUTE
const QUARTER = CHECK_WAIT_MINUTES * MINUTE
/** As long as tries are counted at all: no quote lives longer. */
const LIFE = 31 * 24 * HOUR

/**
 * How many tries one quote takes, right or wrong, of all askers together and of one of them. One asker cannot use up what all
 * have: whoever knows a reference and nothing else must not be able to shut its owner out (D-248, safety T2).
 */
type GuessLimits = { quote: readonly Limit[]; asker: readonly Limit[] }

/** After so many in all only a link in the owner's own mailbox opens it, or the browser that had it before. */
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

/** Without the registration there is less to guess. Only who has the link can try at all, so that one asker may use up every try. */
export const reminderLimits: GuessLimits = { quote: ofReminders, asker: ofReminders }

/** Of one network address, whatever it tries to open: fifteen minutes as D-248 has it, an hour against the patient (safety T2). */
const addressLimits: readonly Limit[] = [
  { per: QUARTER, most: 20 },
  { per: HOUR, most: 30 },
]

type Guess = {
  tenant: BrandCode
  /** What is to be opened, as it is counted: it need not exist. */
  of: string
  /** Whose browsers are counted apart; it need not exist either. */
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
 * Counts a try before anything is compared, so that a thousand at once are a thousand. A browser that has held the quote is counted
 * by itself: no stranger can wear out its tries, nor it anybody else's. All others are counted by address, by asker and by quote in
 * turn, and who is worn out is counted no further: many addresses do not help against one quote, nor many quotes from one address,
 * and one address does not use up the tries of a quote.
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
    /** It was right: the quote is its owner's again. Of the address only this one try is taken back, not the wrong ones before. */
    async forgive() {
      for (const { key } of [...own, ...shared]) await checks.forget(key)
      for (const { key } of ofAddress) await checks.takeBack(key)
    },
  }
}

/** Its owner has shown who they are by another way: what was tried, by others and from here, no longer counts (safety T2). */
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
