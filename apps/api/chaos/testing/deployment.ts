import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../platform/db/testing/child-program.ts'
import { testKey } from '../../platform/db/testing/test-database.ts'
import { type CardSandbox, cardSandboxAt } from '../../providers/card/testing/card-sandbox.ts'
import { frontDoor } from './front-door.ts'
import type { OwnDatabase, Server } from './postgres.ts'
import { type Running, startProcess } from './process.ts'

export type Api = Running & { origin: string }

/** One deployment of the product: a database, a sandbox, and as many API processes as a test starts. All are real. */
export type Deployment = OwnDatabase & {
  sandboxUrl: string
  sandboxPid: number
  cardSandbox: CardSandbox
  /** Starts an API process; these settings are added to those below. */
  start(settings?: Readonly<Record<string, string>>): Promise<Api>
  /** The live processes that serve requests. */
  serving(): readonly Api[]
}

const plenty = '999999/1s'
const settings = {
  NODE_ENV: 'test',
  PORT: '0',
  INTERNAL_PORT: 'off',
  SITE_DIR: 'off',
  LOG_LEVEL: 'info',
  // Fast enough for a test, slow enough for a busy machine.
  MOP_UP_AFTER: '3',
  JOB_LEASE: '8',
  SEALING_KEY: testKey.toString('base64'),
  ...Object.fromEntries(
    ['VEHICLE', 'ADDRESS', 'DRAFT', 'NEW_DRAFT', 'PRICING', 'PREVIEW', 'DOCUMENT', 'BANK', 'INTENT'].flatMap(
      (name) => [
        [`${name}_LIMIT_SESSION`, plenty],
        [`${name}_LIMIT_IP`, plenty],
        [`${name}_LIMIT_ALL`, plenty],
      ],
    ),
  ),
  PRICING_LIMIT_QUOTE: plenty,
  INTENT_LIMIT_QUOTE: plenty,
  BANK_LIMIT_QUOTE: plenty,
}

/** The built servers and the repository they run in: a bundled measurement cannot derive that from its own path. */
export type Programs = { api: string; sandbox: string; root?: string }

let deployments = 0

export async function openDeployment(programs: Programs, server: Server): Promise<Deployment> {
  const place = programs.root ?? root
  // The logs of a run's processes, to find out why one failed.
  const logs = join(place, '.cache', 'chaos')
  const database = await server.database()
  deployments += 1
  mkdirSync(logs, { recursive: true })
  const log = openSync(join(logs, `deployment-${process.pid}-${deployments}.log`), 'w')
  const apis: Api[] = []
  const serving = () => apis.filter((api) => !api.hasEnded() && api.port > 0)
  const door = await frontDoor(() => serving().map(({ origin }) => origin))
  const sandbox = await startProcess(
    programs.sandbox,
    { SANDBOX_PORT: '0', SANDBOX_MAIL_PORT: '0', SANDBOX_WEBHOOK_URL: door.url },
    log,
    place,
  )
  const sandboxUrl = `http://127.0.0.1:${sandbox.port}`

  return {
    ...database,
    sandboxUrl,
    sandboxPid: sandbox.pid,
    cardSandbox: cardSandboxAt(sandboxUrl),
    serving,
    async start(more = {}) {
      const env = {
        ...settings,
        DATABASE_URL: database.url,
        SANDBOX_URL: sandboxUrl,
        SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
        ...more,
      }
      const running = await startProcess(programs.api, env, log, place)
      const api = { ...running, origin: `http://127.0.0.1:${running.port}` }
      apis.push(api)
      return api
    },
    async close() {
      await Promise.all(apis.map((api) => api.hasEnded() || api.stop('SIGKILL')))
      await sandbox.stop()
      await door.close()
      await database.close()
      closeSync(log)
    },
  }
}
