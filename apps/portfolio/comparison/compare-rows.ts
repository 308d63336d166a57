import { descOf } from '@milepost/domain/lists/code-list'
import { postcodeAreas } from '@milepost/domain/lists/postcode-areas'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { RatedPrice } from '@milepost/pricing/rating/rate'
import type { Risk } from '@milepost/pricing/risk/risk'
import type { BookRisk, RowProblem } from '../book/read-row.ts'
import { noRates, priceRisk, type RatesFor } from '../pricing/price-risk.ts'
import { factorMoves, sharesOfChange } from './factor-moves.ts'
import { byFall, byRise, isAmong, MOST_MOVERS, type Mover, percentOf } from './movers.ts'
import { dimensions } from './segments.ts'
import { addFactor, addToSum, countOne, emptyTally, sumOf, type Tally } from './tally.ts'

/** One side of a comparison: its day and its rates. */
export type Side = { on: LocalDate; ratesFor: RatesFor }

/** Rates every risk by both versions and counts the changes. The risk is the same on both sides, except for its rating day. */
export function compareRows(
  risks: readonly BookRisk[],
  before: Side,
  after: Side,
  problems: RowProblem[],
): Tally {
  const tally = emptyTally()
  for (const bookRisk of risks) {
    const was = ratesOn(before, bookRisk, problems)
    const is = ratesOn(after, bookRisk, problems)
    if (was === undefined || is === undefined) continue
    const old = priceRisk({ ...bookRisk.risk, ratedOn: before.on }, was)
    const now = priceRisk({ ...bookRisk.risk, ratedOn: after.on }, is)
    tally.verdicts[old.verdict][now.verdict] += 1
    if (old.verdict === 'accepted') tally.premium.before += old.rated.premium
    if (now.verdict === 'accepted') tally.premium.after += now.rated.premium
    if (old.verdict === 'accepted' && now.verdict === 'accepted') {
      countChange(tally, bookRisk, old.rated, now.rated)
    }
  }
  return tally
}

function ratesOn({ on, ratesFor }: Side, { row, policy, risk }: BookRisk, problems: RowProblem[]) {
  const found = ratesFor(risk.line, on)
  if (found.ok) return found.rates
  problems.push({ row, policy, column: 'line', words: noRates(risk.line, on, found.problems) })
  return undefined
}

function countChange(tally: Tally, bookRisk: BookRisk, old: RatedPrice, now: RatedPrice): void {
  const before = old.premium
  const after = now.premium
  addToSum(tally.both, before, after)
  countOne(tally.percents, percentOf({ before, after }))
  countOne(tally.pounds, Math.round((after - before) / 100))
  for (const [at, { nameOf }] of dimensions.entries()) {
    const segments = tally.segments[at]
    if (segments !== undefined) addToSum(sumOf(segments, nameOf(bookRisk.risk, before)), before, after)
  }
  const moves = factorMoves(old, now)
  for (const [factor, pence] of sharesOfChange(before, after, moves)) addFactor(tally, factor, pence, 1)
  if (before === after) return
  const order = after < before ? byFall : byRise
  const ranked = after < before ? tally.fell : tally.rose
  if (!isAmong(ranked, { row: bookRisk.row, before, after }, order)) return
  ranked.push(moverOf(bookRisk, old, now, moves))
  ranked.sort(order).splice(MOST_MOVERS)
}

function moverOf(
  { row, policy, risk }: BookRisk,
  old: RatedPrice,
  now: RatedPrice,
  moves: Mover['moves'],
): Mover {
  const isSameDriver = old.ratedDriver === now.ratedDriver
  return {
    row,
    policy,
    line: risk.line,
    words: inWords(risk, now.ratedDriver),
    before: old.premium,
    after: now.premium,
    driver: isSameDriver ? undefined : { before: old.ratedDriver + 1, after: now.ratedDriver + 1 },
    moves,
  }
}

function inWords({ drivers: [{ age }], vehicle }: Risk, ratedDriver: number): string {
  const place = descOf(postcodeAreas, vehicle.overnightArea) ?? vehicle.overnightArea
  const group = vehicle.group === 'unknown' ? 'group unknown' : `group ${vehicle.group}`
  const rated = ratedDriver === 0 ? '' : `, rated by driver ${ratedDriver + 1}`
  return `${age}, ${place}, ${group}${rated}`
}
