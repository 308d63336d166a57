import { spawn } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildSync } from 'esbuild'
import { root } from '../root.mjs'
import { type Cluster, newSecrets, type Place, readCluster, writeCluster } from './cluster.ts'
import { releaseOf } from './engines/product.ts'
import { proxyFiles, stagesOf } from './engines.ts'
import type { Phase } from './figures.ts'
import { installPackages, installWords, missingPackages } from './packages.ts'
import { portsFrom, takenOf } from './ports.ts'
import { endAll, isAlive, MARK, signal } from './processes.ts'
import { accountOf, giveTo, makeUser } from './user.ts'

/** What prevents a start, in words for the user. */
export class CannotStart extends Error {}

const isRoot = () => process.getuid?.() === 0

/** Starts the cluster and returns when it is whole. If one is up or coming up, it only waits for that one. */
export async function start(
  place: Place,
  { hasObjectStore }: { hasObjectStore: boolean },
  say: (words: string) => void,
): Promise<Cluster> {
  const known = readKnown(place)
  const supervisor = known && supervisorOf(known)
  if (known && supervisor !== undefined && (await phaseOf(known))?.kind !== 'failed') {
    say('A cluster already exists here.')
    await untilUp(known, say)
    return known
  }
  checkNode()
  const cluster: Cluster = known ?? {
    folder: place.folder,
    ports: portsFrom(place.firstPort),
    hasObjectStore,
    postgresPrograms: '',
    secrets: newSecrets(),
  }
  await needPackages(cluster, say)
  // Processes left by a failed start or a killed supervisor would hold the ports and the files.
  if (known) {
    if (supervisor !== undefined) await endSupervisor(supervisor)
    const ended = await endAll(place.folder)
    if (ended > 0) say(`Ended ${ended} processes of an earlier start.`)
  }
  await needPorts(cluster)
  const whole = await layOut({ ...cluster, postgresPrograms: postgresPrograms() })
  say('Starting …')
  await startSupervisor(whole)
  await untilUp(whole, say)
  return whole
}

/** A folder with other contents must not be written to, and later removed. */
function readKnown({ folder, firstPort }: Place): Cluster | undefined {
  let known: Cluster | undefined
  try {
    known = readCluster(folder)
  } catch {
    throw new CannotStart(
      `${folder} belongs to a cluster of another user. Name another folder in CLUSTER_DIR.`,
    )
  }
  if (known === undefined && existsSync(folder) && readdirSync(folder).length > 0)
    throw new CannotStart(
      `${folder} is not empty and contains no cluster. Name another folder in CLUSTER_DIR, or remove this one.`,
    )
  if (known && known.ports.site !== firstPort)
    throw new CannotStart(
      `The cluster in ${folder} uses the ports from ${known.ports.site}: start it with CLUSTER_PORT=${known.ports.site}, or stop it first.`,
    )
  return known
}

/** The cluster's user must be able to run the Node that runs this. */
function checkNode(): void {
  if (!isRoot()) return
  for (let path = process.execPath; path !== '/'; path = join(path, '..'))
    if ((statSync(path).mode & 0o001) === 0)
      throw new CannotStart(
        `Other users may not run ${process.execPath} (see ${path}). Use a Node that they may run, or start the cluster as a user other than root.`,
      )
}

async function needPackages(cluster: Cluster, say: (words: string) => void): Promise<void> {
  if (!existsSync('/usr/bin/dpkg-query') || !existsSync('/proc/self/stat'))
    throw new CannotStart(
      'The cluster needs Debian’s packages, and this machine runs neither Debian nor a system based on it.',
    )
  const engines = stagesOf(cluster, proxyFiles(root)).flat()
  const missing = await missingPackages(engines.flatMap(({ packages }) => packages))
  if (missing.length === 0) return
  if (!isRoot()) throw new CannotStart(installWords(missing))
  say(`Installing ${missing.join(', ')} …`)
  await installPackages(missing).catch((error: unknown) => {
    throw new CannotStart(`${installWords(missing)}\n${error instanceof Error ? error.message : error}`)
  })
}

async function needPorts(cluster: Cluster): Promise<void> {
  const engines = stagesOf(cluster, proxyFiles(root)).flat()
  const needed = Object.assign({ 'status page': cluster.ports.page }, ...engines.map(({ ports }) => ports))
  const taken = await takenOf(needed)
  if (taken.length > 0) throw new CannotStart(portWords(taken))
}

export function portWords(taken: readonly string[]): string {
  return `Other programs use ports that the cluster needs: ${taken.join(', ')}. Set CLUSTER_PORT to the first of 200 other ports.`
}

/** The newest PostgreSQL that Debian has installed; the product needs 15 (platform/db/connect). */
function postgresPrograms(home = '/usr/lib/postgresql'): string {
  const [newest] = readdirSync(home)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(home, String(version), 'bin', 'postgres')))
    .sort((one, other) => other - one)
  if (newest === undefined) throw new CannotStart(`There is no PostgreSQL 15 or newer in ${home}.`)
  return join(home, String(newest), 'bin')
}

/** Creates the folder, the user, and a copy of the build for that user to run. */
async function layOut(cluster: Cluster): Promise<Cluster> {
  const { folder } = cluster
  const whole = isRoot() ? { ...cluster, user: await makeUser(folder) } : cluster
  try {
    mkdirSync(join(folder, 'log'), { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new CannotStart(`${folder} cannot be written to. Name another folder in CLUSTER_DIR.`)
  }
  const release = releaseOf(cluster)
  rmSync(release, { recursive: true, force: true })
  for (const part of [
    'dist/api',
    'dist/web',
    'dist/desk',
    'dist/sandbox',
    'rates',
    'containers/nginx.conf',
    'containers/upstream.conf',
    'package.json',
  ])
    cpSync(join(root, part), join(release, part), { recursive: true })
  buildSync({
    entryPoints: [join(root, 'scripts/cluster/supervisor.ts')],
    outfile: join(release, 'supervisor.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['pg-native'],
    logLevel: 'silent',
  })
  writeCluster(whole)
  const account = whole.user && (await accountOf(whole.user.name))
  if (account) giveTo(account, folder)
  return whole
}

async function startSupervisor(cluster: Cluster): Promise<void> {
  const { folder, user } = cluster
  const account = user && (await accountOf(user.name))
  const log = openSync(join(folder, 'log', 'supervisor.log'), 'a')
  const child = spawn(process.execPath, [join(releaseOf(cluster), 'supervisor.cjs'), folder], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', [MARK]: folder },
    stdio: ['ignore', log, log],
    detached: true,
    ...account,
  })
  child.unref()
}

/** The supervisor's process, if it runs. */
export function supervisorOf({ folder }: Pick<Cluster, 'folder'>): number | undefined {
  const file = join(folder, 'run', 'supervisor.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8'))
  if (!isAlive(pid)) return undefined
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(join(folder, 'release')) ? pid : undefined
}

/** The time that our processes may need to finish their work, and the others after them to stop. */
const STOP_PATIENCE = 90_000

/** Makes the supervisor end everything in its order, and waits. */
export async function endSupervisor(pid: number): Promise<void> {
  signal(pid, 'SIGCONT', 'SIGTERM')
  const until = performance.now() + STOP_PATIENCE
  while (isAlive(pid) && performance.now() < until) await pause(200)
}

/** How long a supervisor may take before it answers at all. */
const FIRST_WORDS = 15_000

async function untilUp(cluster: Cluster, say: (words: string) => void): Promise<void> {
  const begun = performance.now()
  let shown = ''
  for (;;) {
    await pause(500)
    const phase = await phaseOf(cluster)
    if (phase === undefined && performance.now() - begun < FIRST_WORDS) continue
    if (phase?.kind === 'ready') return
    const log = join(cluster.folder, 'log')
    if (phase === undefined)
      throw new CannotStart(
        `The supervisor does not answer. Its output is in ${log}/supervisor.log; npm run cluster -- stop cleans up.`,
      )
    if (phase.kind === 'failed')
      throw new CannotStart(`${phase.reason}. The logs are in ${log}; npm run cluster -- stop cleans up.`)
    const names = phase.kind === 'starting' ? phase.waitsFor.map((words) => words.split(':')[0]) : []
    const words = names.length === 0 ? 'Starting …' : `Waiting for ${names.join(', ')} …`
    if (words !== shown) say(words)
    shown = words
  }
}

async function phaseOf({ ports }: Cluster): Promise<Phase | undefined> {
  try {
    return await (await fetch(`http://127.0.0.1:${ports.page}/phase.json`)).json()
  } catch {
    return undefined
  }
}
