import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A file that differs between two recordings. */
export type Difference = { file: string; kind: 'added' | 'removed' | 'changed'; diff: readonly string[] }

/** The most lines of one file's difference that are printed. */
const MOST_LINES = 60

/** Every file that differs between two recordings, by name. */
export function compare(before: string, after: string): readonly Difference[] {
  const [old, now] = [filesIn(before), filesIn(after)]
  return [...new Set([...old, ...now])].sort().flatMap((file): Difference[] => {
    if (!now.has(file)) return [{ file, kind: 'removed', diff: [] }]
    if (!old.has(file)) return [{ file, kind: 'added', diff: [] }]
    const [first, second] = [join(before, file), join(after, file)]
    if (readFileSync(first).equals(readFileSync(second))) return []
    return [{ file, kind: 'changed', diff: unified(first, second) }]
  })
}

/** The differences as printed in a terminal. */
export function inWords(differences: readonly Difference[]): readonly string[] {
  return differences.flatMap(({ file, kind, diff }) => [
    `${kind}: ${file}`,
    ...diff.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(diff.length > MOST_LINES ? [`  … ${diff.length - MOST_LINES} more lines`] : []),
  ])
}

function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name))),
  )
}

/** Uses git to compare two files, without the first lines, which only name them. */
function unified(first: string, second: string): readonly string[] {
  const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=2', '--', first, second]
  const { stdout, status, error } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000 })
  if (error) throw error
  if (status !== 1) throw new Error(`git diff ended with ${status}`)
  const lines = stdout.trimEnd().split('\n')
  return lines.slice(lines.findIndex((line) => line.startsWith('@@')))
}
