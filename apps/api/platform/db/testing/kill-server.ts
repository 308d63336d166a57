import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { postmasterOf } from '../embedded/postmaster.ts'

/** SIGKILLs the server and all its processes, as the kernel does when memory runs out. */
export async function killServer(cluster: string): Promise<void> {
  const postmaster = await postmasterOf(cluster)
  if (postmaster === undefined) throw new Error(`no server runs on ${cluster}`)
  const workers = childrenOf(postmaster)
  for (const pid of [postmaster, ...workers]) kill(pid)
}

function childrenOf(parent: number): number[] {
  return processes().flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))
}

/** Pid and parent pid of every process. A minimal container has /proc but no ps; macOS has ps but no /proc. */
function processes(): (number | undefined)[][] {
  if (process.platform !== 'linux') {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    return table.split('\n').map((row) => row.trim().split(/\s+/).map(Number))
  }
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8')
      return [[Number(name), Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])]]
    } catch {
      // It ended meanwhile.
      return []
    }
  })
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended between the listing and the kill.
  }
}
