import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Every program of a cluster has its folder in its environment under this name. */
export const MARK = 'MILEPOST_CLUSTER'

type Seen = { pid: number; parent: number; state: string }

/** All processes of the cluster in this folder, including those whose parent is gone: found by their mark, or by a parent that has it. */
export function processesIn(folder: string): readonly Seen[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => seen(Number(name)) ?? [])
  const ours = new Set(all.filter(({ pid }) => hasMark(pid, folder)).map(({ pid }) => pid))
  for (let before = -1; before !== ours.size; ) {
    before = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  ours.delete(process.pid)
  return all.filter(({ pid }) => ours.has(pid))
}

/** All descendants of a process. */
export function descendantsOf(top: number): readonly number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => seen(Number(name)) ?? [])
  const below = new Set([top])
  for (let before = -1; before !== below.size; ) {
    before = below.size
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid)
  }
  below.delete(top)
  return [...below]
}

function seen(pid: number): Seen | undefined {
  const text = read(pid, 'stat')
  // The name in brackets may contain any character.
  const [state = '', parent = ''] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return text === '' || state === 'Z' ? undefined : { pid, parent: Number(parent), state }
}

/** PostgreSQL and nginx overwrite their environment with their title, but the title contains their arguments. */
function hasMark(pid: number, folder: string): boolean {
  if (read(pid, 'environ').split('\0').includes(`${MARK}=${folder}`)) return true
  const title = read(pid, 'cmdline').replaceAll('\0', ' ')
  return (
    title.includes(`/bin/postgres -D ${folder}/postgres/`) ||
    (title.startsWith('nginx: master') && title.includes(` -p ${folder}/nginx `))
  )
}

function read(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    // It has ended, or belongs to another user.
    return ''
  }
}

/** Ends every process that still runs there, first with SIGTERM, then with SIGKILL. Returns how many there were. */
export async function endAll(folder: string, graceMs = 5_000): Promise<number> {
  const left = processesIn(folder)
  const until = performance.now() + graceMs
  for (const { pid } of left) signal(pid, 'SIGCONT', 'SIGTERM')
  while (processesIn(folder).length > 0 && performance.now() < until) await pause(100)
  for (let looks = 0; looks < 50 && processesIn(folder).length > 0; looks += 1) {
    for (const { pid } of processesIn(folder)) signal(pid, 'SIGKILL')
    await pause(100)
  }
  return left.length
}

export function signal(pid: number, ...signals: readonly NodeJS.Signals[]): void {
  for (const each of signals)
    try {
      process.kill(pid, each)
    } catch {
      // It has ended meanwhile.
    }
}

export function isAlive(pid: number): boolean {
  return seen(pid) !== undefined
}
