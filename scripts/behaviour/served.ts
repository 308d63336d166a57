import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import { PRODUCT_HEADER, TENANT_HEADER, tenancyOf } from '@milepost/contract/tenancy'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { allJourneys, goodPlate } from '../../e2e/site.ts'
import { firstScripts } from '../build/first-scripts.ts'
import { root } from '../root.mjs'
import type { RunningProduct } from './product.ts'
import type { Recording } from './recording/recording.ts'

/** What other programs rely on: the OpenAPI document as served, and every error with its effect. */
export async function recordContract(recording: Recording, { origin }: RunningProduct): Promise<void> {
  const reply = await fetch(`${origin}/api/openapi.json`)
  recording.json('contract/openapi.json', await reply.json())
  const rows = readFileSync(join(root, 'docs', 'errors.md'), 'utf8').split('\n')
  recording.text('contract/errors.txt', rows.filter((row) => row.startsWith('|')).join('\n'))
}

/** What operators rely on: metrics with their labels, and log events with their fields. Recorded once all else is done. */
export async function recordOperations(
  recording: Recording,
  { metrics, logFile }: RunningProduct,
): Promise<void> {
  const page = await (await fetch(metrics)).text()
  recording.text('operations/metrics.txt', metricsIn(page).join('\n'))
  recording.text('operations/log-events.txt', eventsBuilt().join('\n'))
  recording.text('operations/log-fields.txt', fieldsIn(readFileSync(logFile, 'utf8')).join('\n'))
}

/** Name, type and help of each metric, then the names of its labels. */
function metricsIn(page: string): readonly string[] {
  // The default metrics of every Node program are not ours.
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

/** All events that the built program may log, including those that did not occur, with their level. */
function eventsBuilt(): readonly string[] {
  const program = readFileSync(join(root, 'dist', 'api', 'main.cjs'), 'utf8')
  const found = program.matchAll(/["']([a-z-]+\.[a-z-]+)["']:\s*\{\s*level:\s*["'](\w+)["']/g)
  return [...found].map(([, event, level]) => `${event} ${level}`).sort()
}

/** The fields of each event that was logged during the recording. */
function fieldsIn(log: string): readonly string[] {
  const fields = new Map<string, Set<string>>()
  for (const line of log.split('\n')) {
    if (!line.startsWith('{')) continue
    const entry: unknown = JSON.parse(line)
    const { event, ...rest } = Object(entry)
    // How the database started differs by run.
    if (typeof event !== 'string' || event.startsWith('storage.')) continue
    fields.set(event, new Set([...(fields.get(event) ?? []), ...Object.keys(rest)]))
  }
  return [...fields].map(([event, names]) => `${event}: ${[...names].sort().join(', ')}`).sort()
}

/** The response to a comparison site on each journey: a price with its link, or why there is none. */
export async function recordComparison(recording: Recording, { origin }: RunningProduct): Promise<void> {
  for (const journey of allJourneys) {
    const { tenant, product } = tenancyOf(journey)
    const risk = {
      ...aggregatorRiskExample,
      vehicle: { ...aggregatorRiskExample.vehicle, registration: goodPlate(journey) },
      cover: { ...aggregatorRiskExample.cover, start: `${addDays(londonDate(new Date()), 3)}T09:00` },
    }
    const reply = await fetch(`${origin}/api/v1/Aggregator/PriceRisk`, {
      method: 'POST',
      headers: {
        [TENANT_HEADER]: tenant,
        [PRODUCT_HEADER]: product,
        'content-type': 'application/json',
        'x-site-key': 'sandbox-site-key-quotelark',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(risk),
    })
    recording.json(`prices/${journey}/comparison-site.json`, {
      asked: risk,
      status: reply.status,
      answer: await reply.json(),
    })
  }
}

const site = join(root, 'dist', 'web')
const bytesOf = (name: string) => readFileSync(join(site, name))
const gzipped = (name: string) => gzipSync(bytesOf(name), { level: 9 }).length

/** What the browser fetches: the size of every file of the site by its name without the hash, and of the first screen's scripts. */
export function recordBundle(recording: Recording): void {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
    .sort()
  const first = firstScripts(readFileSync(join(site, 'index.html'), 'utf8'), (name) =>
    bytesOf(name).toString(),
  )
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + gzipped(name), 0)
  const scripts = files.filter((name) => name.endsWith('.js'))
  const styles = files.filter((name) => name.endsWith('.css'))
  recording.text('bundle/first-screen.txt', [...first, `in all ${sum(first)} bytes gzipped`].join('\n'))
  recording.text(
    'bundle/totals.txt',
    [
      `${scripts.length} scripts, ${sum(scripts)} bytes gzipped`,
      `${styles.length} stylesheets, ${sum(styles)} bytes gzipped`,
    ].join('\n'),
  )
  // By the name without its hash: several files of one name are sorted by size, regardless of their hashes.
  const lines = files.map((name) => `${name.replace(/-[\w-]{8}(?=\.\w+$)/, '')} ${gzipped(name)}`)
  recording.text('bundle/files.txt', lines.sort().join('\n'))
}
