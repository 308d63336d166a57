import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { WhenDead } from '../platform/jobs/job-record.ts'
import { jobNames } from '../platform/jobs/ports.ts'
import { everyJob } from './jobs.ts'
import { periodicJobs } from './periodic.ts'

/*
 * These tests write the rules about dead jobs in alerts.yml and the job tables of the runbooks from the job records.
 * Change those, then run `npx vitest run --project api apps/api/wiring/job-runbooks -u`.
 */

const operations = join(process.cwd(), 'docs/operations')
const read = (path: string) => readFileSync(join(operations, path), 'utf8')

type Row = { name: string; customer: string; operator: string }

const deadRows = (alert: WhenDead['alert']): readonly Row[] =>
  jobNames.map((name) => ({ name, ...everyJob[name].whenDead })).filter((row) => row.alert === alert)

const periodicRows: readonly Row[] = Object.entries(periodicJobs).map(([name, { whenFailing }]) => ({
  name,
  ...whenFailing,
}))

/** The page with its job table between the two markers. */
function withTable(page: string, rows: readonly Row[]): string {
  const table = [
    '| job | the customer | when trying again does not help |',
    '|---|---|---|',
    ...rows.map(({ name, customer, operator }) => `| \`${name}\` | ${customer} | ${operator} |`),
  ]
  const marked = /(<!-- jobs: [^>]*-->\n).*(\n<!-- end of jobs -->)/s
  expect(page).toMatch(marked)
  return page.replace(marked, (_, begin: string, end: string) => begin + table.join('\n') + end)
}

it.each([
  ['money-given-up.md', deadRows('MoneyGivenUp')],
  ['jobs-dead.md', deadRows('JobsDead')],
  ['periodic-failing.md', periodicRows],
] as const)('%s says for each of its jobs what an operator does [F17, F20, F21]', async (name, rows) => {
  const page = withTable(read(`runbooks/${name}`), rows)
  await expect(page).toMatchFileSnapshot(join(operations, 'runbooks', name))
})

it('wakes an operator for the jobs whose record says so, and opens a ticket for all others [F17]', async () => {
  const money = deadRows('MoneyGivenUp').map(({ name }) => name)
  const expressions: { readonly [Alert in WhenDead['alert']]: string } = {
    MoneyGivenUp: `max by (job) (jobs_dead{job=~"${money.join('|')}"}) > 0`,
    JobsDead: `max by (job) (jobs_dead{job!~"${[...money, 'periodic'].join('|')}"}) > 0`,
  }
  const rules = Object.entries(expressions).reduce(
    (text, [alert, expression]) =>
      text.replace(new RegExp(`(alert: ${alert}\n *expr: ).*`), (_, begin: string) => begin + expression),
    read('alerts.yml'),
  )
  await expect(rules).toMatchFileSnapshot(join(operations, 'alerts.yml'))
})
