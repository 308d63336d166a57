import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../root.mjs'
import type { Cluster } from '../cluster.ts'
import { waitsForAnswer } from '../engine.ts'
import { MARK } from '../processes.ts'
import { accountOf, giveTo } from '../user.ts'

/** A firing alert. */
export type Firing = { name: string; isPage: boolean }

export type Prometheus = {
  firing(): Promise<readonly Firing[]>
  stop(): Promise<void>
}

/**
 * Shorter than an operator's interval, so that the report measures the rule and not the interval. If the database does not answer,
 * the metrics page takes 2.5 seconds, and Prometheus times out when the next scrape is due.
 */
const EVERY = '4s'

/** The real Prometheus on our four processes, with the rules of docs/operations. */
export async function startPrometheus(cluster: Cluster): Promise<Prometheus> {
  const { folder, ports, user } = cluster
  const home = join(folder, 'prometheus')
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true, mode: 0o700 })
  copyFileSync(join(root, 'docs/operations/alerts.yml'), join(home, 'alerts.yml'))
  // JSON is valid YAML.
  writeFileSync(join(home, 'prometheus.yml'), JSON.stringify(settings(cluster), null, 2))
  const account = user && (await accountOf(user.name))
  if (account) giveTo(account, home)
  const child = spawn(
    '/usr/bin/prometheus',
    [
      `--config.file=${join(home, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
      '--log.level=error',
    ],
    {
      cwd: home,
      env: { PATH: '/usr/bin:/bin', HOME: folder, GOMAXPROCS: '1', [MARK]: folder },
      stdio: 'ignore',
      ...account,
    },
  )
  const at = `http://127.0.0.1:${ports.prometheus}`
  for (let looks = 0; (await waitsForAnswer(`${at}/-/ready`)) !== undefined; looks += 1) {
    if (looks > 100 || child.exitCode !== null) throw new Error('Prometheus does not start')
    await pause(200)
  }
  return {
    async firing() {
      const reply = await fetch(`${at}/api/v1/alerts`, { signal: AbortSignal.timeout(5_000) })
      const { data } = await reply.json()
      const on = data.alerts.filter((alert: { state: string }) => alert.state === 'firing')
      return on.map(({ labels }: { labels: Record<string, string> }) => ({
        name: labels['alertname'] ?? '',
        isPage: labels['severity'] === 'page',
      }))
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export function settings({ ports }: Pick<Cluster, 'ports'>) {
  const targets = [...ports.internal, ports.wrongClock].map((port) => `127.0.0.1:${port}`)
  return {
    global: { scrape_interval: EVERY, evaluation_interval: EVERY },
    rule_files: ['alerts.yml'],
    scrape_configs: [{ job_name: 'milepost', static_configs: [{ targets }] }],
  }
}
