import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../apps/api/platform/db/schema.ts'

/** The unit of /proc: hundredths of a second on every Linux. */
const TICK = 0.01

export const cores = availableParallelism()

/** The fields of /proc/<pid>/stat after the program's name, which may contain any character; undefined if there is no such process. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Seconds of processor time that these processes have used so far. */
export function secondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const stat = statOf(pid)
    return sum + (Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0)) * TICK
  }, 0)
}

/** Returns a function that lists all processes of the server behind this connection: each new connection adds one. */
export async function serverProcesses(db: Kysely<Database>): Promise<() => readonly number[]> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = Number(statOf(rows[0]?.pid ?? 0)?.[1])
  return () => {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return [server, ...all.map(Number).filter((pid) => Number(statOf(pid)?.[1]) === server)]
  }
}

/** Seconds in which cores of this machine were busy, with any program, and idle. */
export function machineSeconds(): { busy: number; idle: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, interrupt = 0, soft = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const busy = user + nice + system + interrupt + soft + stolen
  return { busy: busy * TICK, idle: (idle + waiting) * TICK }
}
