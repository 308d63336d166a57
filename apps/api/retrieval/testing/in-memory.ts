import { journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { ratesOf } from '@milepost/pricing/testing/rates'
import type { Asker } from '../../platform/ports.ts'
import type { Grant, NewQuote, QuoteKey, StoredQuote } from '../../quote/ports.ts'
import { aQuote, hashOf, morning } from '../../quote/testing/made-quote.ts'
import type { CheckPorts } from '../check-quote.ts'
import { newToken } from '../link-token.ts'
import type { TokenPorts } from '../open-by-token.ts'
import type {
  CheckTallies,
  GuessRefused,
  NewQuoteToken,
  QuoteTokenStore,
  TallyKey,
  TokenKey,
  TokenKind,
} from '../ports.ts'

const MINUTE = 60_000

/** The security answers of every quote here. */
export const securityAnswers = {
  surname: "O'Neill-Siân",
  postcode: 'LS1 1AA',
  dateOfBirth: '1987-03-27',
  registration: 'AA19 AAA',
}

/** A browser with a session, at an address. */
export function anAsker(name: string, address = '203.0.113.1'): Asker {
  const session = Buffer.from(hashOf(name)).toString('base64url')
  return { session, lastSession: session, address }
}

/** Quotes, links and tries in memory with a movable clock, to test rules without a database. */
export function retrievalSetup() {
  const time = { now: morning }
  const clock = () => time.now
  const stored = new Map<string, StoredQuote>()
  const grants: (QuoteKey & Grant)[] = []
  const refused: Parameters<GuessRefused>[0][] = []
  const { quoteTokens, tokens } = memoryTokens()
  const ports: CheckPorts & TokenPorts & { quoteTokens: QuoteTokenStore } = {
    clock,
    checks: memoryTallies(),
    guessRefused: (by) => refused.push(by),
    quoteTokens,
    quotes: {
      findQuote: async ({ tenant, reference }) => stored.get(`${tenant} ${reference}`),
      findVersion: async () => undefined,
      thirtyDayPolicies: async () => [],
      addVersions: async () => 'moved-on',
      grant: async ({ tenant, reference }, grant) => {
        grants.push({ tenant, reference, ...grant })
      },
      hasHeld: async ({ tenant, reference }, session) =>
        grants.some(
          (grant) =>
            grant.tenant === tenant && grant.reference === reference && isSame(grant.sessionHash, session),
        ),
      lock: async () => true,
    },
    ratesOn: (line) => ratesOf(line),
    arrivals: { findArrival: async () => undefined, isAwaited: async () => false },
    review: async () => 'clear',
    policies: { findByQuote: async () => undefined },
    cancellations: { findCancellation: async () => undefined },
    restarts: { findRestartState: async () => undefined },
    linkTo: (journey) => new URL(`https://${journey.replace('_', '-')}.example/results`),
  }
  /** A quote of the person with the security answers above. */
  const made = ({ isLocked = false, ...changed }: Partial<NewQuote> & { isLocked?: boolean } = {}) => {
    const { first, ...quote } = aQuote(changed)
    const storedQuote: StoredQuote = { ...quote, isLocked, current: { ...first, version: 1 } }
    stored.set(`${storedQuote.tenant} ${storedQuote.reference}`, storedQuote)
    return storedQuote
  }
  const linkTo = async ({ tenant, reference }: QuoteKey, kind: TokenKind, minutes = 30) => {
    const { token, tokenHash } = newToken()
    const endsAt = new Date(time.now.getTime() + minutes * MINUTE)
    await quoteTokens.saveToken({ tenant, reference, tokenHash, kind, madeAt: time.now, endsAt })
    return token
  }
  const holds = (asker: Asker, { tenant, reference }: QuoteKey) => {
    const sessionHash = Buffer.from(asker.session, 'base64url')
    grants.push({ tenant, reference, sessionHash, until: time.now, madeAt: time.now, how: 'made' })
  }
  return {
    ports,
    grants,
    refused,
    tokens,
    made,
    linkTo,
    holds,
    time,
    pass: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * MINUTE)
    },
  }
}

/** The journeys of a brand that a call without a product may mean. */
export function scopeOf(tenant: StoredQuote['tenant']) {
  return { tenant, journeys: journeyIds.filter((id) => journeyIdentities[id].brand === tenant) }
}

function memoryTallies(): CheckTallies {
  const counts = new Map<string, { recent: number; inAll: number; since: Date }>()
  const nameOf = ({ bucket, tenant, keyHash }: TallyKey) =>
    `${bucket} ${tenant} ${Buffer.from(keyHash).toString('hex')}`
  return {
    async count(key, { now, seconds }) {
      const before = counts.get(nameOf(key))
      const isRecent = before !== undefined && before.since.getTime() > now.getTime() - seconds * 1000
      const tally = {
        recent: isRecent ? before.recent + 1 : 1,
        inAll: (before?.inAll ?? 0) + 1,
        since: isRecent ? before.since : now,
      }
      counts.set(nameOf(key), tally)
      return tally
    },
    async forget(key) {
      counts.delete(nameOf(key))
    },
    async takeBack(key) {
      const before = counts.get(nameOf(key))
      if (before) counts.set(nameOf(key), { ...before, recent: before.recent - 1, inAll: before.inAll - 1 })
    },
  }
}

type MemoryToken = NewQuoteToken & { usedAt?: Date; unlocked: { sessionHash: Uint8Array; until: Date }[] }

function memoryTokens() {
  const tokens: MemoryToken[] = []
  const find = ({ tenant, tokenHash }: TokenKey) =>
    tokens.find((token) => token.tenant === tenant && isSame(token.tokenHash, tokenHash))
  const quoteTokens: QuoteTokenStore = {
    async saveToken(token) {
      tokens.push({ ...token, unlocked: [] })
    },
    async findToken(key, now) {
      const token = find(key)
      return token && !token.usedAt && (token.endsAt > now || token.kind === 'reminder') ? token : undefined
    },
    findIssuedToken: async (key) => find(key),
    async spendToken(key, { sessionHash, until, now }) {
      const token = find(key)
      if (!token || token.usedAt || token.endsAt <= now) return false
      token.usedAt = now
      token.unlocked.push({ sessionHash, until })
      return true
    },
    async unlockToken(key, by) {
      find(key)?.unlocked.push(by)
    },
    markEmailed: async () => {},
    reviveEmailed: async () => {},
    isUnlocked: async (key, { sessionHash, now }) =>
      find(key)?.unlocked.some((each) => each.until > now && isSame(each.sessionHash, sessionHash)) ?? false,
  }
  return { quoteTokens, tokens }
}

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other)
