import { appendFileSync } from 'node:fs'
import type { Ratio } from '../scripts/bench/ratio-table.mjs'

/** Adds a ratio to the table at the end of the whole run (scripts/bench.mjs). A benchmark run on its own has no table. */
export function compare(ratio: Ratio): void {
  const table = process.env['BENCH_RATIOS']
  if (table !== undefined) appendFileSync(table, `${JSON.stringify(ratio)}\n`)
}

/** Prints one figure on its own line, so that two runs can be compared. */
export function figure(name: string, value: string): void {
  console.log(`  ${name.padEnd(52)} ${value}`)
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
