import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import type { RunningProduct } from './product'
import type { Recording } from './recording/recording'

/** What other programs rely on: the OpenAPI document as it is served, and every error with what it leads to. */
export async function recordContract(recording: Recording, { origin }: RunningProduct): Promise<void> {
  const reply = await fetch(`${origin}/api/openapi.json`)
  recording.json('contract/openapi.json', await reply.json())
  const rows = readFileSync(join(root, 'docs', 'errors.md'), 'utf8').split('\n')
  recording.text('contract/errors.txt', rows.filter((row) => row.startsWith('|')).join('\n'))
}

/** What operators rely on: metrics with their labels, and events of the log with their fields. Asked for once all else is done. */
export async function recordOperations(
  recording: Recording,
  { metrics, logFile }: RunningProduct,
): Promise<void> {
  const page = await (await fetch(metrics)).text()
  recording.text('operations/metrics.txt', metricsIn(page).join('\n'))
  recording.text('operations/log-events.txt', eventsBuilt().join('\n'))
  recording.text('operations/log-fields.txt', fieldsIn(readFileSync(logFile, 'utf8')).join('\n'))
}

/** Name, kind and meaning of each metric, then the names of its labels. */
function metricsIn(page: string): readonly string[] {
  // What every program of Node tells of itself is not ours.
  const lines = page.split('\n').filter((line) => !/^(?:# \w+ )?(?:nodejs|process)_/.test(line))
  const known = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2))
  const labelled = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = line, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? []
      const names = [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label)
      return `${name}{${names.sort().join(',')}}`
    })
  return [...known.sort(), ...new Set(labelled.sort())]
}

/** All events that the built program may log, also those that did not happen, with their level. */
function eventsBuilt(): readonly string[] {
  const program = readFileSync(join(root, 'dist', 'api', 'main.js'), 'utf8')
  const found = program.matchAll(/["']([a-z-]+\.[a-z-]+)["']:\s*\{\s*level:\s*["'](\w+)["']/g)
  return [...found].map(([, event, level]) => `${event} ${level}`).sort()
}

/** The fields of each event that was logged while the product was recorded. */
function fieldsIn(log: string): readonly string[] {
  const fields = new Map<string, Set<string>>()
  for (const line of log.split('\n')) {
    if (!line.startsWith('{')) continue
    const entry: unknown = JSON.parse(line)
    const { event, ...rest } = Object(entry)
    // How the database came up differs by run.
    if (typeof event !== 'string' || event.startsWith('storage.')) continue
    fields.set(event, new Set([...(fields.get(event) ?? []), ...Object.keys(rest)]))
  }
  return [...fields].map(([event, names]) => `${event}: ${[...names].sort().join(', ')}`).sort()
}
