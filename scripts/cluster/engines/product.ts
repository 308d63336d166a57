import { join } from 'node:path'
import type { Cluster } from '../cluster.ts'
import { databaseUrl } from '../database.ts'
import { type Engine, type Program, waitsForAnswer } from '../engine.ts'
import { runCommand } from '../run-command.ts'
import { objectSettings } from './ceph.ts'

/** A copy of the build runs, as on any other machine: the cluster's user may not be able to read the repository. */
export const releaseOf = ({ folder }: Pick<Cluster, 'folder'>) => join(folder, 'release')

const program = (cluster: Cluster, script: string) =>
  [process.execPath, join(releaseOf(cluster), script)] as const

/** Simulates the outside world, which makes this a test site. */
export function sandbox(cluster: Cluster): Engine {
  const { folder, ports, secrets } = cluster
  const site = `http://localhost:${ports.site}`
  return {
    name: 'sandbox',
    packages: [],
    ports: { sandbox: ports.sandbox, 'sandbox, mail': ports.mail },
    programs: [
      {
        name: 'sandbox',
        does: 'simulates every external provider',
        command: program(cluster, 'dist/sandbox/main.js'),
        env: {
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          SANDBOX_PORT: String(ports.sandbox),
          SANDBOX_MAIL_PORT: String(ports.mail),
          SANDBOX_DATA_DIR: join(folder, 'sandbox'),
          SANDBOX_CARD_SECRET: secrets.card,
          SANDBOX_PUBLIC_URL: `http://localhost:${ports.sandbox}`,
          SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${ports.site}/api/v1/Payment/Webhook/sandbox`,
          SITE_KEYS: secrets.siteKeys,
          SITE_URL: site,
          DESK_URL: `http://desk.localhost:${ports.desk}`,
        },
        waitsFor: () => waitsForAnswer(`http://127.0.0.1:${ports.sandbox}/`),
      },
    ],
  }
}

/** Two web processes and two workers. Migrations bypass the pooler and run as the owner of the tables. */
export function product(cluster: Cluster): Engine {
  const { ports } = cluster
  return {
    name: 'product',
    packages: [],
    ports: {
      'web-1': ports.web[0],
      'web-2': ports.web[1],
      'web-1, desk': ports.webDesk[0],
      'web-2, desk': ports.webDesk[1],
      ...Object.fromEntries(ports.internal.map((port, at) => [`${processNames[at]}, metrics`, port])),
    },
    async prepare() {
      await runCommand(program(cluster, 'dist/api/migrate.js'), {
        cwd: releaseOf(cluster),
        env: {
          DATABASE_URL: databaseUrl(cluster, 'api'),
          MIGRATION_DATABASE_URL: databaseUrl(cluster, 'owner'),
        },
      })
    },
    programs: [web(cluster, 1), web(cluster, 2), worker(cluster, 1), worker(cluster, 2)],
  }
}

/** In the order of their metrics' ports. */
export const processNames = ['web-1', 'web-2', 'worker-1', 'worker-2'] as const

function web(cluster: Cluster, n: 1 | 2): Program {
  const { ports } = cluster
  const port = ports.web[n - 1]
  return {
    name: `web-${n}`,
    does: 'serves the site, the API and the desk',
    command: program(cluster, 'dist/api/main.js'),
    env: {
      ...settings(cluster),
      ROLE: 'web',
      PORT: String(port),
      INTERNAL_PORT: String(ports.internal[n - 1]),
      PROXY_DEPTH: '1',
      DESK_PORT: String(ports.webDesk[n - 1]),
      DESK_URL: `http://desk.localhost:${ports.desk}`,
    },
    waitsFor: () => waitsForAnswer(`http://127.0.0.1:${port}/readyz`, 4_000),
  }
}

function worker(cluster: Cluster, n: 1 | 2): Program {
  const internal = cluster.ports.internal[n + 1] ?? 0
  return {
    name: `worker-${n}`,
    does: 'runs the jobs',
    ...workerOn(cluster, internal),
    waitsFor: () => waitsForAnswer(`http://127.0.0.1:${internal}/metrics`, 4_000),
  }
}

/** The command of a worker with its metrics on this port. */
export const workerOn = (
  cluster: Cluster,
  internal: number,
): Pick<Program, 'command'> & Required<Pick<Program, 'env'>> => ({
  command: program(cluster, 'dist/api/main.js'),
  env: { ...settings(cluster), ROLE: 'worker', INTERNAL_PORT: String(internal) },
})

/** As in compose.yaml: production, with the sandbox. */
function settings(cluster: Cluster): Readonly<Record<string, string>> {
  const { folder, ports, secrets } = cluster
  return {
    NODE_ENV: 'production',
    SANDBOX: 'on',
    HOST: '127.0.0.1',
    SITE_PORT: String(ports.site),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl(cluster, 'api'),
    SEALING_KEY: secrets.encryptionKey,
    SITE_KEYS: secrets.siteKeys,
    SANDBOX_CARD_SECRET: secrets.card,
    SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`,
    SANDBOX_PUBLIC_URL: `http://localhost:${ports.sandbox}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    ...(cluster.hasObjectStore && documentsAsObjects(cluster)),
    ...withoutLimits,
  }
}

/** Documents go to the object store, and stay in the database while it is unavailable. */
const documentsAsObjects = (cluster: Cluster) => {
  const { bucket, url, key } = objectSettings(cluster)
  return {
    DOCUMENTS: 's3',
    S3_BUCKET: bucket,
    S3_URL: url,
    S3_ACCESS_KEY: key.id,
    S3_SECRET_KEY: key.secret,
  }
}

/** All customers of a rehearsal come from one address, which the rate limits would count as one person. */
const limited = [
  'VEHICLE',
  'ADDRESS',
  'PRICING',
  'PREVIEW',
  'DOCUMENT',
  'BANK',
  'INTENT',
  'RETRIEVAL',
  'SAVE',
]
const withoutLimits = Object.fromEntries(
  limited.flatMap((name) =>
    ['SESSION', 'IP', 'QUOTE', 'ALL']
      .filter((whom) => whom !== 'QUOTE' || ['PRICING', 'BANK', 'INTENT'].includes(name))
      .map((whom) => [`${name}_LIMIT_${whom}`, '999999/1s']),
  ),
)
