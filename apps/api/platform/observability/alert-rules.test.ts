import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'

const RULES = join(process.cwd(), 'docs/operations/alerts.yml')
const PROMTOOL = '/usr/bin/promtool'

/** What Prometheus scrapes every ten seconds, and whether the alert fires after six minutes. */
type Scene = { alert: string; series: Readonly<Record<string, string>>; fires: boolean }

const scenes: readonly Scene[] = [
  { alert: 'LeaderChanged', series: { 'database_timeline{instance="a"}': '3x10 4x40' }, fires: true },
  { alert: 'LeaderChanged', series: { 'database_timeline{instance="a"}': '4x50' }, fires: false },
  { alert: 'ReplicaBehind', series: { database_replica_lag_bytes: '1000x5 90000000x40' }, fires: true },
  { alert: 'ReplicaBehind', series: { database_replicas: '2x10 1x40' }, fires: true },
  {
    alert: 'ReplicaBehind',
    series: { database_replicas: '2x50', database_replica_lag_bytes: '9000000x50' },
    fires: false,
  },
  {
    alert: 'PoolExhausted',
    series: { 'events_total{event="storage.no-connection"}': '0x10 0+2x40' },
    fires: true,
  },
  {
    alert: 'PoolExhausted',
    series: { 'events_total{event="storage.no-connection"}': '0x10 1x40' },
    fires: false,
  },
  {
    alert: 'ObjectStoreAway',
    series: { 'provider_breakers_open{provider="objects"}': '0x5 1x40' },
    fires: true,
  },
  {
    alert: 'ObjectStoreAway',
    series: { 'provider_breakers_open{provider="card"}': '0x5 1x40' },
    fires: false,
  },
  {
    alert: 'ProviderAway',
    series: { 'provider_breakers_open{provider="objects"}': '0x2 1x60' },
    fires: false,
  },
  {
    alert: 'ClockSkewed',
    series: { 'database_clock_ahead_seconds{instance="a"}': '0x5 -30x40' },
    fires: true,
  },
  { alert: 'ClockSkewed', series: { 'database_clock_ahead_seconds{instance="a"}': '0.4x50' }, fires: false },
]

/** Checks a scene with Prometheus' own program. */
function check({ alert, series, fires }: Scene): void {
  const folder = mkdtempSync(join(tmpdir(), 'alert-rules-'))
  const file = join(folder, 'test.yml')
  const input = Object.entries(series).map(([name, values]) => ({ series: name, values }))
  const probe = { expr: `count(ALERTS{alertname="${alert}", alertstate="firing"}) or vector(0)` }
  const sample = { labels: '{}', value: Number(fires) }
  writeFileSync(
    file,
    stringify({
      rule_files: [RULES],
      evaluation_interval: '10s',
      tests: [
        {
          interval: '10s',
          input_series: input,
          promql_expr_test: [{ ...probe, eval_time: '6m', exp_samples: [sample] }],
        },
      ],
    }),
  )
  try {
    execFileSync(PROMTOOL, ['test', 'rules', file], { encoding: 'utf8', stdio: 'pipe' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('reports a new leader, a replica that lags, no free connection, an unavailable object store and a wrong clock [CLU-901]', ({
  skip,
}) => {
  skip(!existsSync(PROMTOOL), 'promtool is not installed: apt-get install prometheus')
  for (const scene of scenes) expect(() => check(scene), JSON.stringify(scene)).not.toThrow()
})
