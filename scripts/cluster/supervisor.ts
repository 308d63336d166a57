import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, readCluster } from './cluster.ts'
import type { Engine } from './engine.ts'
import { stagesOf } from './engines.ts'
import type { Phase } from './figures.ts'
import { servePage } from './page-server.ts'
import { MARK } from './processes.ts'
import { type Supervised, supervise } from './supervised.ts'

/**
 * The parent process of everything else. It runs as the cluster's user, starts the engines stage by stage, restarts programs that
 * end, serves the page, and stops everything in reverse order when it is asked to.
 */
async function run(cluster: Cluster): Promise<void> {
  const { folder } = cluster
  const programs: Supervised[] = []
  let phase: Phase = { kind: 'starting', waitsFor: [] }
  let isStopping = false
  for (const name of ['config', 'log', 'run', 'data', 'held', 'sandbox'])
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'run', 'supervisor.pid'), String(process.pid))
  const page = await servePage(cluster, () => ({ phase, programs }))

  const stop = async () => {
    if (isStopping) return
    isStopping = true
    phase = { kind: 'stopping' }
    for (const engine of stagesOf(cluster).flat().toReversed())
      await Promise.all(
        programs
          .filter(({ program }) => engine.programs.some(({ name }) => name === program.name))
          .map((each) => each.stop()),
      )
    page.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const say = (waiting: Readonly<Record<string, string>>) => {
    // An engine that still waits must not hide a failure.
    if (phase.kind !== 'starting') return
    phase = {
      kind: 'starting',
      waitsFor: Object.entries(waiting).map(([name, words]) => `${name}: ${words}`),
    }
  }
  try {
    // Releases programs that an interrupted rehearsal left held down.
    rmSync(join(folder, 'held'), { recursive: true })
    mkdirSync(join(folder, 'held'), { mode: 0o700 })
    for (const stage of stagesOf(cluster)) {
      const waiting: Record<string, string> = {}
      await Promise.all(
        stage.map((engine) =>
          bringUp(
            engine,
            cluster,
            (started) => programs.push(started),
            (name, words) => {
              if (words === undefined) delete waiting[name]
              else waiting[name] = words
              if (!isStopping) say(waiting)
            },
          ),
        ),
      )
      if (isStopping) return
    }
    phase = { kind: 'ready', since: new Date().toISOString() }
  } catch (error) {
    phase = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
    console.error(error)
  }
}

/** How long a program may take until it is healthy. */
const PATIENCE = 120_000

async function bringUp(
  { name, folders = [], files = {}, prepare, programs, finish }: Engine,
  { folder }: Cluster,
  keep: (started: Supervised) => void,
  tell: (name: string, waitsFor: string | undefined) => void,
): Promise<void> {
  for (const each of folders) mkdirSync(each, { recursive: true, mode: 0o700 })
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text, { mode: 0o600 })
  tell(name, 'it is being prepared')
  await prepare?.()
  tell(name, undefined)
  const env = { PATH: SEARCHED, HOME: folder, LANG: 'C.UTF-8', [MARK]: folder }
  await Promise.all(
    programs.map(async (program) => {
      keep(supervise(program, folder, env))
      const until = performance.now() + PATIENCE
      for (let left = await program.waitsFor(); left !== undefined; left = await program.waitsFor()) {
        tell(program.name, left)
        if (performance.now() > until)
          throw new Error(
            `${program.name} is not healthy: ${left}. See ${join(folder, 'log', program.name)}.log`,
          )
        await pause(300)
      }
      tell(program.name, undefined)
    }),
  )
  await finish?.()
}

const SEARCHED = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

process.env['PATH'] = SEARCHED
const cluster = readCluster(process.argv[2] ?? '')
if (cluster === undefined) throw new Error(`No cluster was prepared in ${process.argv[2]}`)
run(cluster).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
