import type { RatedLine } from '@milepost/domain/lines/lines'
import type { FactorMove } from './factor-moves.ts'

/** A risk whose premium changed, and the factors that changed it. */
export type Mover = {
  row: number
  policy: string
  line: RatedLine
  /** A short description of policyholder and vehicle. */
  words: string
  before: number
  after: number
  /** The driver who counts, if a different one than before. */
  driver: { before: number; after: number } | undefined
  moves: readonly FactorMove[]
}

/** How many rises and how many falls are shown. */
export const MOST_MOVERS = 10

export type Rank = Pick<Mover, 'row' | 'before' | 'after'>

/** The change of a premium in hundredths of a per cent. */
export function percentOf({ before, after }: Pick<Rank, 'before' | 'after'>): number {
  return Math.round((after / before - 1) * 10_000)
}

/** Negative if the first fell more: compared in per cent, then in pounds, then by row number. */
export function byFall(a: Rank, b: Rank): number {
  return percentOf(a) - percentOf(b) || a.after - a.before - (b.after - b.before) || a.row - b.row
}

export function byRise(a: Rank, b: Rank): number {
  return percentOf(b) - percentOf(a) || b.after - b.before - (a.after - a.before) || a.row - b.row
}

/** Whether it would be listed. */
export function isAmong(
  ranked: readonly Rank[],
  candidate: Rank,
  order: (a: Rank, b: Rank) => number,
): boolean {
  const last = ranked[MOST_MOVERS - 1]
  return last === undefined || order(candidate, last) < 0
}

/** The listed ones, in order. */
export function firstOf(movers: readonly Mover[], order: (a: Rank, b: Rank) => number): Mover[] {
  return [...movers].sort(order).slice(0, MOST_MOVERS)
}
