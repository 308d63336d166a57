import { offences } from '@milepost/domain/lists/offences'
import type { Ban, Conviction } from '@milepost/pricing/risk/conviction'
import { type Cells, codesOf, readDay, wholeNumber } from './cells'
import type { DriverColumn } from './columns'
import { entriesOf } from './entries'
import { isAgo } from './read-claims'

const known = codesOf(offences)
const MOST_POINTS = 12
/** Full years after which a conviction is spent, unless a ban lasts; whoever was under 18 writes `spent` sooner. */
const SPENT_AFTER_YEARS = 5

export function readConvictions(cells: Cells<DriverColumn>): readonly Conviction[] {
  return entriesOf(cells.text('convictions')).flatMap(({ words, parts }) => {
    const [name = '', written = '', ago = '', more = ''] = parts
    const offence = known.get(name.toUpperCase())
    const points = wholeNumber(written)
    const yearsAgo = wholeNumber(ago)
    const state = readState(more.toLowerCase())
    const isWhole = points !== undefined && points <= MOST_POINTS && isAgo(yearsAgo)
    if (parts.length <= 4 && offence !== undefined && isWhole && state !== undefined) {
      const { isPending, ban } = state
      const isSpent = state.isSpent || (yearsAgo >= SPENT_AFTER_YEARS && ban.kind === 'none')
      return [{ offence, points, yearsAgo, isPending, ban, isSpent }]
    }
    cells.refuse(
      'convictions',
      `${words} is not code:points:years ago, as SP30:3:1, with :pending, :spent or :banned 2025-01-10 to 2026-01-09 after it`,
    )
    return []
  })
}

type State = { isPending: boolean; isSpent: boolean; ban: Ban }

function readState(words: string): State | undefined {
  const plain: State = { isPending: false, isSpent: false, ban: { kind: 'none' } }
  if (words === '') return plain
  if (words === 'pending') return { ...plain, isPending: true }
  if (words === 'spent') return { ...plain, isSpent: true }
  const [, first = '', last = ''] = /^banned (\S+) to (\S+)$/.exec(words) ?? []
  const from = readDay(first)
  const to = readDay(last)
  if (from === undefined || to === undefined || to < from) return undefined
  return { ...plain, ban: { kind: 'banned', from, to } }
}
