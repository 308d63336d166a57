import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

const started: ChildProcess[] = []

/** Bundled once, like the product: compiling the sources at every start takes five times as long. */
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'))
  await build({
    entryPoints: [fileURLToPath(new URL('./main.ts', import.meta.url))],
    outfile: join(folder, 'main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    loader: { '.html': 'text', '.css': 'text', '.svg': 'text', '.txt': 'text' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    logLevel: 'error',
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

function start(env: Record<string, string>): ChildProcess {
  const child = fork(join(folder, 'main.mjs'), {
    env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  started.push(child)
  return child
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

async function written(child: ChildProcess): Promise<string> {
  let text = ''
  child.stderr?.on('data', (bytes) => {
    text += bytes
  })
  await once(child, 'close')
  return text
}

it('reports when it is ready, serves requests, and stops immediately even with a pending request', async () => {
  const child = start({})
  const [ready] = await once(child, 'message')
  expect(ready).toMatchObject({ kind: 'ready', port: expect.any(Number), smtpPort: expect.any(Number) })
  const at = `http://127.0.0.1:${ready.port}`
  expect((await fetch(at)).status).toBe(200)

  const hanging = fetch(`${at}/vehicle-data/v1/vehicles/ER19TMO`, { headers: { 'x-api-key': 'any' } })
  const cut = expect(hanging).rejects.toThrow()
  const first = await Promise.race([
    hanging,
    new Promise((resolve) => setTimeout(resolve, 300, 'still waiting')),
  ])
  expect(first).toBe('still waiting')

  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  await cut
})

it('names the invalid setting and does not start', async () => {
  const child = start({ SANDBOX_PORT: 'three' })
  expect(await written(child)).toContain('SANDBOX_PORT must be a port number')
  expect(child.exitCode).toBe(1)
})

it('names the setting to change if its port is in use', async () => {
  const [first] = await once(start({}), 'message')
  const second = start({ SANDBOX_PORT: String(first.port), SANDBOX_MAIL_PORT: '0' })
  expect(await written(second)).toContain(`port ${first.port} is already in use`)
  expect(second.exitCode).toBe(1)
})
