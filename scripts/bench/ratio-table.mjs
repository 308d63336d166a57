/**
 * The result of one measurement: ours against a peer that does the same, an upper bound, or an allowed value. Without a bar it is
 * only reported.
 * @typedef {{
 *   measured: string,
 *   ours: string,
 *   beside: string,
 *   ratio: number,
 *   bar?: { atLeast: number } | { atMost: number },
 * }} Ratio
 */

/** @typedef {{ bench: string, ratios: Ratio[], hasFailed: boolean }} Measured */

const HEADINGS = ['bench', 'measured', 'ours', 'beside', 'ratio', 'bar', 'met']

/**
 * All ratios of a run in one table. A measurement that failed has a row too, so that a missing result does not look like a met target.
 * @param {readonly Measured[]} all
 * @returns {string}
 */
export function ratioTable(all) {
  const rows = all.flatMap(({ bench, ratios, hasFailed }) => [
    ...ratios.map((each) => [
      bench,
      each.measured,
      each.ours,
      each.beside,
      inDigits(each.ratio),
      inWords(each),
      met(each),
    ]),
    ...(hasFailed ? [[bench, 'aborted', '', '', '', '', 'NO']] : []),
  ])
  const widths = HEADINGS.map((_, column) =>
    Math.max(...[HEADINGS, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  return [HEADINGS, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')
}

/**
 * The ratios that a measurement wrote, one per line.
 * @param {string} written
 * @returns {Ratio[]}
 */
export function readRatios(written) {
  return written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** @param {number | null} ratio JSON writes NaN as null */
function inDigits(ratio) {
  if (ratio === null || !Number.isFinite(ratio)) return 'none'
  // Three decimal places, because a target may be missed by less than two show.
  return ratio < 10 ? ratio.toFixed(3) : ratio.toFixed(0)
}

/** @param {Ratio} row */
function inWords({ bar }) {
  if (bar === undefined) return ''
  return 'atLeast' in bar ? `at least ${bar.atLeast}` : `at most ${bar.atMost}`
}

/** @param {Ratio} row */
function met({ ratio, bar }) {
  if (bar === undefined) return ''
  if (ratio === null) return 'NO'
  const isMet = 'atLeast' in bar ? ratio >= bar.atLeast : ratio <= bar.atMost
  return isMet ? 'yes' : 'NO'
}
