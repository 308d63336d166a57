import { offences } from '@milepost/domain/lists/offences'
import { addDays, addYears, type LocalDate } from '@milepost/domain/values/local-date'
import { type Ban, type Conviction, isSpent } from '@milepost/pricing/risk/driving-record'
import { type Cells, codesOf, readDay, wholeNumber } from './cells'
import type { DriverColumn } from './columns'
import { entriesOf } from './entries'
import { isAgo } from './read-claims'

const known = codesOf(offences)
const MOST_POINTS = 12
/** Any age over 18 will do: see isSpentByNow. */
const OF_AGE = 30

/** As they stand when cover starts. */
export function readConvictions(cells: Cells<DriverColumn>, start: LocalDate): readonly Conviction[] {
  return entriesOf(cells.text('convictions')).flatMap(({ words, parts }) => {
    const [name = '', written = '', ago = '', more = ''] = parts
    const offence = known.get(name.toUpperCase())
    const points = wholeNumber(written)
    const yearsAgo = wholeNumber(ago)
    const state = readState(more.toLowerCase())
    const isWhole = points !== undefined && points <= MOST_POINTS && isAgo(yearsAgo)
    if (parts.length <= 4 && offence !== undefined && isWhole && state !== undefined) {
      const { isPending, ban } = state
      const isOver = state.isSpent || (!isPending && isSpentByNow(yearsAgo, ban, start))
      return [{ offence, points, yearsAgo, isPending, ban, isSpent: isOver }]
    }
    cells.refuse(
      'convictions',
      `${words} is not code:points:years ago, as SP30:3:1, with :pending, :spent or :banned 2025-01-10 to 2026-01-09 after it`,
    )
    return []
  })
}

/** A book says full years and no birthday: the rule of whoever was of age then. Whoever was not writes `spent` when theirs is. */
function isSpentByNow(yearsAgo: number, ban: Ban, on: LocalDate): boolean {
  // A day before, as `addYears` makes 1 March of 29 February: a day too late.
  const convictedOn = addDays(addYears(on, -yearsAgo), -1)
  return isSpent({ convictedOn, dateOfBirth: addYears(convictedOn, -OF_AGE), ban, on })
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
