import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../platform/db/testing/child-program.ts'
import { freePort } from './free-port.ts'

/** Whether the proxy that compose.yaml uses is installed here. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

export type Proxy = { origin: string; close(): Promise<void> }

/** The proxy with containers/nginx.conf, in front of local processes: only its ports and folder differ. */
export async function proxyBefore(ports: readonly number[]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-proxy-'))
  // Its workers run as another user.
  await chmod(folder, 0o777)
  const port = await freePort()
  const written = await readFile(join(root, 'containers/nginx.conf'), 'utf8')
  const here = written.replace('listen 8080', `listen 127.0.0.1:${port}`).replaceAll('/tmp/', `${folder}/`)
  const servers = await readFile(join(root, 'containers/upstream.conf'), 'utf8')
  const names = [...servers.matchAll(/api-\d:3000/g)].map(([name]) => name)
  if (names.length !== ports.length) throw new Error(`The proxy stands before ${names.length} processes`)
  const moved = names.reduce((text, name, place) => text.replace(name, `127.0.0.1:${ports[place]}`), servers)
  await writeFile(join(folder, 'nginx.conf'), here)
  await writeFile(join(folder, 'upstream.conf'), moved)
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(origin, child)
  return {
    origin,
    async close() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(origin: string, child: ChildProcess): Promise<void> {
  for (let looks = 0; looks < 100; looks += 1) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The proxy does not answer')
}
