import { type VerdictKind, verdicts } from '../pricing/price-risk.ts'
import { byFall, byRise, firstOf, type Mover } from './movers.ts'
import { dimensions } from './segments.ts'

/** Risks with a price in both versions. Amounts are whole pence of premium, before tax. */
export type Sum = { risks: number; before: number; after: number; dearer: number; cheaper: number }

/** The result of a book under two versions. Only integers, so the parts of a book add up to the same total in any order. */
export type Tally = {
  /** Risks by verdict before, then by verdict after. */
  verdicts: Record<VerdictKind, Record<VerdictKind, number>>
  /** The premium of all accepted risks in each version. */
  premium: { before: number; after: number }
  both: Sum
  /** Risks by change, in hundredths of a per cent. */
  percents: Map<number, number>
  /** Risks by change, in whole pounds. */
  pounds: Map<number, number>
  /** By factor: the pence it accounts for, and the risks it changed. */
  factors: Map<string, { pence: number; risks: number }>
  /** By dimension, then by the name of the segment. */
  segments: Map<string, Sum>[]
  fell: Mover[]
  rose: Mover[]
}

export function emptyTally(): Tally {
  const none = () => ({ accepted: 0, referred: 0, declined: 0 })
  return {
    verdicts: { accepted: none(), referred: none(), declined: none() },
    premium: { before: 0, after: 0 },
    both: emptySum(),
    percents: new Map(),
    pounds: new Map(),
    factors: new Map(),
    segments: dimensions.map(() => new Map()),
    fell: [],
    rose: [],
  }
}

function emptySum(): Sum {
  return { risks: 0, before: 0, after: 0, dearer: 0, cheaper: 0 }
}

export function addToSum(sum: Sum, before: number, after: number): void {
  sum.risks += 1
  sum.before += before
  sum.after += after
  if (after > before) sum.dearer += 1
  if (after < before) sum.cheaper += 1
}

export function sumOf(sums: Map<string, Sum>, name: string): Sum {
  const found = sums.get(name) ?? emptySum()
  sums.set(name, found)
  return found
}

export function countOne(counts: Map<number, number>, key: number, many = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + many)
}

export function addFactor(tally: Tally, factor: string, pence: number, risks: number): void {
  const found = tally.factors.get(factor) ?? { pence: 0, risks: 0 }
  tally.factors.set(factor, { pence: found.pence + pence, risks: found.risks + risks })
}

/** Adds one part of a book to another. */
export function addTally(into: Tally, part: Tally): void {
  for (const was of verdicts) for (const is of verdicts) into.verdicts[was][is] += part.verdicts[was][is]
  into.premium.before += part.premium.before
  into.premium.after += part.premium.after
  addSum(into.both, part.both)
  for (const [change, count] of part.percents) countOne(into.percents, change, count)
  for (const [change, count] of part.pounds) countOne(into.pounds, change, count)
  for (const [factor, { pence, risks }] of part.factors) addFactor(into, factor, pence, risks)
  for (const [at, segments] of part.segments.entries()) {
    const whole = into.segments[at]
    if (whole !== undefined) for (const [name, sum] of segments) addSum(sumOf(whole, name), sum)
  }
  into.fell = firstOf([...into.fell, ...part.fell], byFall)
  into.rose = firstOf([...into.rose, ...part.rose], byRise)
}

function addSum(into: Sum, part: Sum): void {
  into.risks += part.risks
  into.before += part.before
  into.after += part.after
  into.dearer += part.dearer
  into.cheaper += part.cheaper
}
