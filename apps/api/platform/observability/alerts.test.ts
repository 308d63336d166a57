import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attemptStates } from '@milepost/domain/payment/attempt-states'
import { renewalSteps } from '@milepost/domain/renewal/renewal-states'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { verbs } from '../../cli/commands/verbs.ts'
import { jobNames } from '../jobs/ports.ts'
import { providers } from '../ports.ts'
import { events } from './events.ts'
import { createMetrics } from './metrics.ts'

const root = process.cwd()
const folder = 'docs/operations/runbooks'
const text = (path: string) => readFileSync(join(root, path), 'utf8')

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const alerts = rules.parse(parse(text('docs/operations/alerts.yml'))).groups.flatMap(({ rules: all }) => all)
const runbooks = readdirSync(join(root, folder)).map((name) => ({ name, words: text(join(folder, name)) }))
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(text('package.json'))).scripts

/** Every exposed metric name, including those of a histogram's parts. */
async function exposed(): Promise<readonly string[]> {
  const page = await createMetrics().registry.metrics()
  return [...page.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  )
}

/** The metrics in an expression: what is left without labels, windows, functions and groupings. */
function metricsIn(expr: string): readonly string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\bby\s*\([^)]*\)/g, ' ')
    .replaceAll(/\b[a-z_]+\s*(?=\()/g, ' ')
  return [...bare.matchAll(/\b[a-z][a-z0-9_]+\b/g)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'unless', 'sum', 'max'].includes(name))
}

it.each(alerts)(
  '$alert reads metrics that the process exposes, and has a runbook',
  async ({ expr, annotations }) => {
    const names = metricsIn(expr)
    expect(names.length).toBeGreaterThan(0)
    const known = await exposed()
    expect(names.filter((name) => !known.includes(name))).toEqual([])
    expect(existsSync(join(root, annotations.runbook))).toBe(true)
  },
)

it.each(alerts)('$alert selects label values that exist', ({ expr }) => {
  const words: Readonly<Record<string, readonly string[]>> = {
    state: [...attemptStates, ...Object.keys(renewalSteps), 'waiting'],
    event: Object.keys(events),
    job: [...jobNames, 'periodic', 'milepost'],
    outcome: ['priced', 'failed'],
    cause: ['first-price'],
    reason: ['taken-up', 'not-written', 'too-many'],
    limit: ['all'],
    provider: providers,
  }
  for (const [, label = '', values = ''] of expr.matchAll(/\b([a-z_]+)[!=]~?"([^"]*)"/g)) {
    if (label === 'route' || label === 'status') continue
    for (const value of values.split('|')) expect(words[label]).toContain(value)
  }
})

it('has one alert for each runbook, with the same name', () => {
  const kebab = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
  expect(alerts.map(({ alert }) => `${folder}/${kebab(alert)}.md`)).toEqual(
    alerts.map(({ annotations }) => annotations.runbook),
  )
  expect(runbooks.map(({ name }) => join(folder, name)).toSorted()).toEqual(
    alerts.map(({ annotations }) => annotations.runbook).toSorted(),
  )
})

it.each(runbooks)(
  '$name explains what it means, how to investigate, what to do and whom to wake',
  async ({ words }) => {
    const titles = [...words.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
    expect(titles).toEqual(['What it means for customers', 'Look', 'Do', 'Wake someone'])
    const known = await exposed()
    for (const [, name = ''] of words.matchAll(/grep '?([a-z_]+)/g))
      expect(known.filter((each) => each.startsWith(name))).not.toEqual([])
    for (const [, event = ''] of words.matchAll(/\.event == "([^"]+)"/g))
      expect(Object.keys(events)).toContain(event)
    for (const [, link = ''] of words.matchAll(/\]\(([^)]+\.md)\)/g))
      expect(existsSync(join(root, folder, link))).toBe(true)
  },
)

it.each([
  ...runbooks,
  ...['README.md', 'backup.md'].map((name) => ({ name, words: text(`docs/operations/${name}`) })),
])('$name names commands that exist', ({ words }) => {
  for (const [, command = ''] of words.matchAll(/npm run ([a-z:]+)/g))
    expect(Object.hasOwn(scripts, command)).toBe(true)
  for (const [, verb = ''] of words.matchAll(/npm run office -- ([a-z-]+)/g))
    expect(Object.keys(verbs).map((name) => name.split(' ')[0])).toContain(verb)
})
