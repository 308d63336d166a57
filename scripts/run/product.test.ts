import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProduct } from './product.mjs'

let root: string
let logTo: number
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'milepost-product-'))
  logTo = openSync(join(root, 'log'), 'a')
  await servers({})
})
afterEach(() => rm(root, { recursive: true }))

/** Stand-ins for the built servers: each reports when it is ready and when it stops. */
async function servers({ api = standIn('api'), sandbox = standIn('sandbox') }) {
  await place('api/main.js', api)
  await place('api/journeys.js', "export const journeyIds = ['acorn_pc']")
  await place('sandbox/main.js', sandbox)
}
async function place(path: string, source: string) {
  await mkdir(join(root, 'dist', path, '..'), { recursive: true })
  await writeFile(join(root, 'dist', 'package.json'), '{ "type": "module" }')
  await writeFile(join(root, 'dist', path), source)
}
const standIn = (name: string) => `
  import { writeSync } from 'node:fs'
  setInterval(() => {}, 1000)
  process.on('SIGTERM', () => { writeSync(1, '${name} stops\\n'); process.exit(0) })
  process.on('SIGINT', () => writeSync(1, '${name} was interrupted\\n'))
  writeSync(1, '${name} ' + process.pid + ' runs\\n')
  writeSync(1, '${name} in ' + process.env.NODE_ENV + ' has SANDBOX=' + process.env.SANDBOX + '\\n')
  writeSync(1, '${name} has mail on ' + process.env.SANDBOX_MAIL_PORT + '\\n')
  writeSync(1, '${name} has desk ' + process.env.DESK_PORT + '\\n')
  writeSync(1, '${name} has service ' + process.env.SERVICE_PORT + ' ' + process.env.SERVICE_KEY + '\\n')
  process.send({ kind: 'ready', port: Number(process.env.${name === 'api' ? 'PORT' : 'SANDBOX_PORT'}), location: '/elsewhere' })
`
const log = () => readFileSync(join(root, 'log'), 'utf8')
const { NODE_ENV: _, ...ours } = process.env
const env = { ...ours, PORT: '0', SANDBOX_PORT: '0' }
const start = (more: { env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {}) =>
  startProduct({ root, env, logTo, ...more })

describe('the product', () => {
  it('is ready when both servers are, each of which knows the other’s port', async () => {
    const outcome = await start()
    if (outcome.kind !== 'ready') throw new Error(outcome.kind)
    const { product } = outcome
    expect(product.port).toBeGreaterThan(0)
    expect(product.sandboxPort).toBeGreaterThan(0)
    expect(product.journeys).toEqual([
      { journey: 'acorn_pc', address: `http://acorn-pc.localhost:${product.port}/` },
    ])
    expect(product.location).toBe('/elsewhere')
    await product.stop()
  })

  it('gives both servers a service port and a key for this run, unless the sandbox is off or they are set', async () => {
    const servicesOf = async (more: NodeJS.ProcessEnv) => {
      const outcome = await start({ env: { ...env, ...more } })
      if (outcome.kind !== 'ready') throw new Error(outcome.kind)
      await outcome.product.stop()
      return [...log().matchAll(/has service (\S+) (\S+)/g)]
        .map(([, port, key]) => `${port} ${key}`)
        .slice(-2)
    }
    const [api, sandbox] = await servicesOf({})
    expect(api).toMatch(/^\d+ [\w-]{32}$/)
    expect(sandbox).toBe(api)
    expect(await servicesOf({})).not.toContain(api)
    expect(await servicesOf({ SERVICE_PORT: '3002', SERVICE_KEY: 'ours' })).toEqual([
      '3002 ours',
      '3002 ours',
    ])
    expect((await servicesOf({ SANDBOX: 'off' })).at(-1)).toBe('undefined undefined')
  })

  it('opens the desk only with the sandbox, on a port that both know, two above the site [DSK-111] [DSK-115]', async () => {
    const desksOf = async (more: NodeJS.ProcessEnv) => {
      const before = log().length
      const outcome = await start({ env: { ...env, ...more } })
      if (outcome.kind !== 'ready') throw new Error(outcome.kind)
      await outcome.product.stop()
      return [
        ...log()
          .slice(before)
          .matchAll(/has desk (\S+)/g),
      ].map(([, port]) => port)
    }
    const [free, same] = await desksOf({})
    expect(Number(free)).toBeGreaterThan(0)
    expect(same).toBe(free)
    expect(await desksOf({ PORT: '13000' })).toEqual(['13002', '13002'])
    expect(await desksOf({ DESK_PORT: 'off' })).toEqual(['off', 'off'])
    expect(await desksOf({ SANDBOX: 'off' })).toEqual(['undefined'])
  })

  it('includes the sandbox on a laptop, and in production only on request', async () => {
    const started = async (more: NodeJS.ProcessEnv) => {
      const before = log().length
      const outcome = await start({ env: { ...env, ...more } })
      if (outcome.kind !== 'ready') throw new Error(outcome.kind)
      await outcome.product.stop()
      return [
        ...log()
          .slice(before)
          .matchAll(/\w+ in .*/g),
      ]
        .map(([line]) => line)
        .sort()
    }
    const both = ['api in production has SANDBOX=on', 'sandbox in production has SANDBOX=on']
    expect(await started({})).toEqual(both)
    expect(await started({ NODE_ENV: 'production' })).toEqual(['api in production has SANDBOX=undefined'])
    expect(await started({ NODE_ENV: 'production', SANDBOX: 'on' })).toEqual(both)
  })

  it('chooses a free email port before either server starts, so that both know it', async () => {
    const outcome = await start({ env: { ...env, SANDBOX_MAIL_PORT: '0' } })
    if (outcome.kind !== 'ready') throw new Error(outcome.kind)
    await outcome.product.stop()
    const ports = [...log().matchAll(/has mail on (\d+)$/gm)].map(([, port]) => Number(port))
    expect(ports).toEqual([ports[0], ports[0]])
    expect(ports[0]).toBeGreaterThan(0)
  })

  it('stops the API before the sandbox, which the last requests may still need', async () => {
    const outcome = await start()
    if (outcome.kind !== 'ready') throw new Error(outcome.kind)
    expect(await outcome.product.stop()).toBe(true)
    expect(log().match(/\w+ stops/g)).toEqual(['api stops', 'sandbox stops'])
  })

  it('runs without the sandbox when that is off', async () => {
    const outcome = await start({ env: { ...env, SANDBOX: 'off' } })
    if (outcome.kind !== 'ready') throw new Error(outcome.kind)
    expect(outcome.product.sandboxPort).toBeUndefined()
    await outcome.product.stop()
    expect(log()).not.toContain('sandbox')
  })

  it('stops the other server when one ends before it is ready, and reports which and how', async () => {
    await servers({ api: 'process.exit(7)' })
    expect(await start()).toEqual({ kind: 'fallen', fallen: { name: 'API', code: 7, signal: null } })
    expect(isRunning('sandbox')).toBe(false)
  })

  it('reports a server that ends later', async () => {
    const outcome = await start()
    if (outcome.kind !== 'ready') throw new Error(outcome.kind)
    process.kill(pidOf('sandbox'), 'SIGKILL')
    expect(await outcome.product.fallen).toEqual({ name: 'sandbox', code: null, signal: 'SIGKILL' })
    await outcome.product.stop()
    expect(isRunning('api')).toBe(false)
  })

  it('stops what it has started when it is stopped before all is ready', async () => {
    await servers({ api: 'setInterval(() => {}, 1000)' })
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(), 500)
    expect(await start({ signal: stopping.signal })).toEqual({ kind: 'stopped' })
    expect(isRunning('sandbox')).toBe(false)
  })

  it('leaves nothing behind when the starter is killed', async () => {
    const source = `
      import { startProduct } from ${JSON.stringify(new URL('./product.mjs', import.meta.url).href)}
      await startProduct({ root: ${JSON.stringify(root)}, env: process.env, logTo: 2 })
      process.kill(process.pid, 'SIGKILL')`
    const starter = spawn(process.execPath, ['--input-type=module', '-e', source], {
      env,
      stdio: ['ignore', 'ignore', logTo],
    })
    await new Promise((resolve) => starter.on('exit', resolve))
    await until(() => log().includes('api stops') && log().includes('sandbox stops'))
    await until(() => !isRunning('api') && !isRunning('sandbox'))
  })
})

function pidOf(name: string): number {
  return Number(new RegExp(`${name} (\\d+) runs`).exec(log())?.[1])
}

function isRunning(name: string): boolean {
  const pid = pidOf(name)
  if (Number.isNaN(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = AbortSignal.timeout(20_000)
  while (!isSo()) {
    if (deadline.aborted) throw new Error(`not so after twenty seconds; the log says:\n${log()}`)
    await pause(20)
  }
}
