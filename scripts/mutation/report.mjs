/**
 * @typedef {{ mutatorName: string, replacement: string, status: string, location: { start: Place, end: Place } }} Mutant
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report Stryker's, as far as it is read here
 */

/** Other statuses are mutations that were not tested, or did not run. */
const tried = ['Killed', 'Timeout', 'Survived', 'NoCoverage']
const noticed = ['Killed', 'Timeout']

/**
 * The percentage of mutations that the tests detected, and the places where they did not.
 * @param {Report} report
 */
export function readReport({ files }) {
  const all = Object.entries(files)
    .flatMap(([file, { source, mutants }]) => mutants.map((mutant) => ({ file, source, ...mutant })))
    .filter(({ status }) => tried.includes(status))
  const missed = all.filter(({ status }) => !noticed.includes(status))
  return {
    total: all.length,
    score: all.length === 0 ? 0 : (100 * (all.length - missed.length)) / all.length,
    unnoticed: missed.map(({ file, source, location: { start, end }, replacement, mutatorName, status }) => {
      const kind = status === 'NoCoverage' ? `${mutatorName}, where no test comes` : mutatorName
      return `${file}:${start.line} ${kind}: ${short(textAt(source, start, end))} → ${short(replacement)}`
    }),
  }
}

/** @param {string} source @param {Place} start @param {Place} end */
function textAt(source, start, end) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1)
  lines[0] = (lines[0] ?? '').slice(start.column - 1)
  return lines.join('\n')
}

/** @param {string} code */
function short(code) {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 70)}…` : line
}
