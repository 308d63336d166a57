import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ports, portsFrom } from './ports.ts'

/** One cluster on this machine: its folder, its user, and the ports and secrets that its programs share. */
export type Cluster = {
  /** Everything it writes is in this folder; `stop` removes it. */
  folder: string
  ports: Ports
  /** The unprivileged user of all programs; undefined if it is the user who started the cluster. */
  user?: { name: string; isOurs: boolean }
  hasObjectStore: boolean
  /** Where PostgreSQL's programs are. */
  postgresPrograms: string
  secrets: Secrets
}

export type Secrets = {
  superuser: string
  replication: string
  rewind: string
  /** Owns the tables and migrates. */
  owner: string
  /** The product's user. */
  api: string
  /** Reads the pooler's figures. */
  poolFigures: string
  encryptionKey: string
  card: string
  siteKeys: string
  objectKey: string
  objectSecret: string
}

const random = () => randomBytes(24).toString('base64url')

export function newSecrets(): Secrets {
  return {
    superuser: random(),
    replication: random(),
    rewind: random(),
    owner: random(),
    api: random(),
    poolFigures: random(),
    encryptionKey: randomBytes(32).toString('base64'),
    card: random(),
    siteKeys: `quotelark=${random()}`,
    objectKey: randomBytes(10).toString('hex'),
    objectSecret: randomBytes(20).toString('hex'),
  }
}

export const MEMBERS = [1, 2, 3] as const
export type Member = (typeof MEMBERS)[number]

export type Place = { folder: string; firstPort: number }

/** `CLUSTER_DIR` and `CLUSTER_PORT` move it, so that one machine can run two. Sockets need a short path. */
export function placeOf(env: Readonly<Record<string, string | undefined>>): Place | { problem: string } {
  const folder = env['CLUSTER_DIR'] || '/var/tmp/milepost-cluster'
  const port = env['CLUSTER_PORT'] || '24000'
  if (!/^\/[\w./-]{2,60}$/.test(folder))
    return {
      problem: `CLUSTER_DIR must be the full path of a folder, at most 60 letters, digits, dots and dashes, not "${folder}".`,
    }
  if (!/^\d{4,5}$/.test(port) || Number(port) < 1_024 || Number(port) > 32_000)
    return {
      problem: `CLUSTER_PORT is the first of 200 ports. It must be from 1024 to 32000, not "${port}".`,
    }
  return { folder, firstPort: Number(port) }
}

const fileIn = (folder: string) => join(folder, 'cluster.json')

/** The cluster that was started in a folder, if any. */
export function readCluster(folder: string): Cluster | undefined {
  if (!existsSync(fileIn(folder))) return undefined
  const kept: Omit<Cluster, 'ports'> & { firstPort: number } = JSON.parse(
    readFileSync(fileIn(folder), 'utf8'),
  )
  return { ...kept, ports: portsFrom(kept.firstPort) }
}

/** It contains passwords: no other user may read it. */
export function writeCluster({ ports, ...rest }: Cluster): void {
  const text = JSON.stringify({ ...rest, firstPort: ports.site }, null, 2)
  writeFileSync(fileIn(rest.folder), `${text}\n`, { mode: 0o600 })
}
