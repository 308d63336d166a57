import type { RatingLine } from '@milepost/pricing/risk/rating-line'
import type { FactorMove } from './factor-moves'

/** A risk whose premium moved, and by which factors. */
export type Mover = {
  row: number
  policy: string
  line: RatingLine
  /** The policyholder and the vehicle in a few words. */
  words: string
  before: number
  after: number
  /** The driver whose risk counts, when that is another one than before. */
  driver: { before: number; after: number } | undefined
  moves: readonly FactorMove[]
}

/** So many of each are shown. */
export const MOST_MOVERS = 10

export type Rank = Pick<Mover, 'row' | 'before' | 'after'>

/** The change of a premium in hundredths of a per cent. */
export function percentOf({ before, after }: Pick<Rank, 'before' | 'after'>): number {
  return Math.round((after / before - 1) * 10_000)
}

/** Less than nought when the first fell more: in per cent, then in pounds; the earlier row first when all is the same. */
export function byFall(a: Rank, b: Rank): number {
  return percentOf(a) - percentOf(b) || a.after - a.before - (b.after - b.before) || a.row - b.row
}

export function byRise(a: Rank, b: Rank): number {
  return percentOf(b) - percentOf(a) || b.after - b.before - (a.after - a.before) || a.row - b.row
}

/** Whether it would be among the first. */
export function isAmong(
  ranked: readonly Rank[],
  candidate: Rank,
  order: (a: Rank, b: Rank) => number,
): boolean {
  const last = ranked[MOST_MOVERS - 1]
  return last === undefined || order(candidate, last) < 0
}

/** The first of them all, in order. */
export function firstOf(movers: readonly Mover[], order: (a: Rank, b: Rank) => number): Mover[] {
  return [...movers].sort(order).slice(0, MOST_MOVERS)
}
