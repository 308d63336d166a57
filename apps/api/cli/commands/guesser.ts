import { isIP } from 'node:net'
import { eventsOf, type FoundEvent, type Suspect } from '../../platform/audit/security-event-store.ts'
import { recorded } from '../../platform/audit/store.ts'
import { encryptionKeys } from '../../platform/encryption/encryption-key.ts'
import { keyedHashes } from '../../platform/encryption/keyed-hashes.ts'
import { ipKey } from '../../platform/http/ip-key.ts'
import { type Act, CommandError, quoteKeyOf } from './command.ts'

const DAY_MS = 86_400_000

/**
 * After an attack: which quotes were opened or tried, starting from one quote or one network address. It shows whose quotes were
 * seen, so it is a recorded act (ASVS 16.2.1).
 */
export const guesser: Act = {
  usage: 'guesser <quote reference | network address> [<since, as 2026-11-01>]',
  about: 'Lists the activity of every network that tried or opened a quote, or of one network.',
  async does([whom, from, ...rest], { database: { db }, config, clock, by }) {
    if (whom === undefined || rest.length > 0) throw new CommandError(`usage: ${guesser.usage}`)
    const now = clock()
    const since =
      from === undefined ? new Date(now.getTime() - config.securityEventDays * DAY_MS) : new Date(from)
    if (!(since < now)) throw new CommandError(`${from} is not a date in the past`)
    const suspect: Suspect =
      isIP(whom) === 0 ? { quote: quoteKeyOf(whom).reference } : { address: ipKey(whom) }
    const hashes = keyedHashes(await encryptionKeys(config))
    const events = await eventsOf(db, suspect, hashes, { since, now })
    const opened = openedBy(events)
    await recorded(db, by, now, async (_transaction, record) =>
      record({
        act: 'events.search',
        about:
          'quote' in suspect
            ? { kind: 'quote', id: suspect.quote }
            : { kind: 'network', id: hexOf(hashes.ofMonth('address', suspect.address, now)) },
        after: { events: events.length, opened },
      }),
    )
    if (events.length === 0) return [`There are no events for ${whom} since ${since.toISOString()}`]
    return [
      opened.length > 0 ? `Opened: ${opened.join(', ')}` : 'Opened: none',
      ...[...new Set(events.map(({ network }) => network))].flatMap((network) => {
        const theirs = events.filter((each) => each.network === network)
        return [`Network ${network}: ${tried(theirs)}`, ...theirs.map(inWords)]
      }),
    ]
  },
}

const hexOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex')

const opens: readonly string[] = ['check-passed', 'grant-made', 'link-opened', 'taken-up']

function openedBy(events: readonly FoundEvent[]): readonly string[] {
  return [
    ...new Set(
      events.flatMap(({ kind, reference }) =>
        reference !== null && opens.includes(kind) ? [reference] : [],
      ),
    ),
  ]
}

function tried(events: readonly FoundEvent[]): string {
  const failed = events.filter(({ kind }) => kind === 'check-failed')
  const quotes = new Set(failed.map(({ quoteHash }) => quoteHash)).size
  return `${failed.length} failed checks of ${quotes} references`
}

function inWords({ at, kind, how, reference, quoteHash }: FoundEvent): string {
  const about = reference ?? (quoteHash === null ? '' : 'an unknown reference')
  return `  ${at.toISOString()}  ${kind}${how === null ? '' : ` (${how})`}  ${about}`.trimEnd()
}
