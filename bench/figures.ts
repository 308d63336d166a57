import { appendFileSync } from 'node:fs'
import type { Ratio } from '../scripts/bench/ratio-table.mjs'

/** Hands a ratio to the table that the whole run ends in; see scripts/bench.mjs. Run by itself a measurement has none. */
export function compare(ratio: Ratio): void {
  const table = process.env['BENCH_RATIOS']
  if (table !== undefined) appendFileSync(table, `${JSON.stringify(ratio)}\n`)
}

/** Prints one figure in a line of its own, so that two runs can be laid side by side. */
export function figure(name: string, value: string): void {
  console.log(`  ${name.padEnd(52)} ${value}`)
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
