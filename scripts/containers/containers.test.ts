import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { targets } from '../build/targets.mjs'
import { copiesOf, lastOf, readDockerfile } from './read-dockerfile'

/** No engine runs in a test: what can be known without one is held against the clone here. */
const root = new URL('../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')
const isThere = (path: string) => existsSync(fileURLToPath(new URL(path, root)))

type Service = {
  image: string
  build?: { context: string; dockerfile: string; target: string }
  environment?: Record<string, string>
  env_file?: readonly string[]
  volumes?: readonly string[]
  healthcheck?: { test: readonly string[] }
  depends_on?: Record<string, unknown>
  user?: string
}
const stages = readDockerfile(text('containers/Dockerfile'))
const compose: { services: Record<string, Service> } = parse(text('compose.yaml'), { merge: true })
const services = Object.entries(compose.services)
const built = services.flatMap(([name, service]) => (service.build ? [{ name, ...service.build }] : []))
const images = stages.filter(({ name }) => name !== 'build')

describe('the images', () => {
  it('copy only what the clone has', () => {
    const sources = stages.flatMap(copiesOf).flatMap((copy) => (copy.stage ? [] : copy.sources))
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((path) => !isThere(path))).toEqual([])
  })

  it('install every workspace, or npm would refuse the lock file', () => {
    const { workspaces } = JSON.parse(text('package-lock.json')).packages['']
    expect(workspaces).toEqual(['packages/*', 'apps/*'])
    const locked = Object.keys(JSON.parse(text('package-lock.json')).packages).filter((path) =>
      /^(apps|packages)\/[^/]+$/.test(path),
    )
    const copied = stages.flatMap(copiesOf).flatMap(({ sources }) => sources)
    expect(locked.filter((path) => !copied.includes(`${path}/package.json`))).toEqual([])
  })

  it('build from every folder the build reads', () => {
    const [build] = stages
    const copied = build ? copiesOf(build).flatMap(({ sources }) => sources) : []
    const inputs = targets.flatMap((target) => target.inputs)
    const within = (path: string) => copied.some((each) => path === each || path.startsWith(`${each}/`))
    expect(inputs.filter((path) => !within(path))).toEqual([])
  })

  it('run what the build makes, and nothing else is taken from it', () => {
    const outputs = targets.map(({ output }) => output)
    for (const image of images) {
      const taken = copiesOf(image).filter(({ stage }) => stage === 'build')
      for (const { sources, to } of taken) {
        expect(sources).toEqual([`/src/${to}`])
        expect(
          outputs.some((output) => output.startsWith(`${to}/`)),
          to,
        ).toBe(true)
      }
      const run: string[] = JSON.parse(lastOf(image, 'CMD') ?? '[]')
      expect(run[0]).toBe('node')
      expect(outputs).toContain(run.at(-1))
      expect(taken.some(({ to }) => run.at(-1)?.startsWith(`${to}/`))).toBe(true)
    }
  })

  it('run as nobody in particular, on the same small base, from no named registry', () => {
    for (const image of images) expect(lastOf(image, 'USER')).toBe('node')
    expect(new Set(stages.map(({ from }) => from))).toEqual(new Set(['node:20-slim']))
    const others = services.flatMap(([, { image, build }]) => (build ? [] : [image]))
    for (const image of others) expect(image).toMatch(/^[a-z]+:\d+(\.\d+)?$/)
  })
})

describe('compose.yaml', () => {
  it('builds stages that the Dockerfile has', () => {
    for (const { dockerfile, target, context } of built) {
      expect(isThere(`${context}/${dockerfile}`)).toBe(true)
      expect(images.map(({ name }) => name)).toContain(target)
    }
  })

  it('has two API processes, one worker and a proxy that knows both by name and port', () => {
    const roles = built.map(({ name }) => compose.services[name]?.environment?.['ROLE'])
    expect(roles.filter((role) => role === 'web')).toHaveLength(2)
    expect(roles.filter((role) => role === 'worker')).toHaveLength(1)
    const proxied = [...text('containers/upstream.conf').matchAll(/server (\S+):(\d+)/g)]
    const port = /PORT=(\d+)/.exec(text('containers/Dockerfile'))?.[1]
    expect(proxied.map(([, name]) => name)).toEqual(
      services.flatMap(([name, { environment }]) => (environment?.['ROLE'] === 'web' ? [name] : [])),
    )
    for (const [, , each] of proxied) expect(each).toBe(port)
    expect(text('containers/nginx.conf')).toContain('include upstream.conf;')
  })

  it('has a proxy that tells the host and address it knows, and drops what visitors say of either [JRN-07, T2]', () => {
    const told = [...text('containers/nginx.conf').matchAll(/proxy_set_header (\S+) (.+);/g)]
    expect(Object.fromEntries(told.map(([, name, value]) => [name, value]))).toEqual({
      Connection: 'close',
      Host: '$http_host',
      'X-Forwarded-For': '$remote_addr',
      'X-Forwarded-Proto': '$scheme',
      'X-Forwarded-Host': '""',
      'X-Forwarded-Port': '""',
      Forwarded: '""',
    })
  })

  it('asks every service whether it is well, with what the image has', () => {
    for (const [name, { healthcheck, build }] of services) {
      expect(healthcheck, name).toBeDefined()
      if (!build) continue
      const [, program, script = ''] = healthcheck?.test ?? []
      expect(program).toBe('node')
      const image = images.find((each) => each.name === build.target)
      expect(image && copiesOf(image).flatMap(({ sources }) => sources)).toContain(`containers/${script}`)
    }
  })

  it('mounts and reads only what is there, the secrets from a file that is not', () => {
    const mounted = services
      .flatMap(([, { volumes = [] }]) => volumes)
      .filter((each) => each.startsWith('./'))
    expect(mounted.length).toBeGreaterThan(1)
    for (const volume of mounted) expect(isThere(volume.split(':')[0] ?? ''), volume).toBe(true)
    for (const file of new Set(services.flatMap(([, { env_file = [] }]) => env_file)))
      expect(isThere(`${file}.example`), file).toBe(true)
    expect(text('containers/Dockerfile.dockerignore')).toContain('containers/product.env')
  })

  it('waits for services that exist', () => {
    const names = services.map(([name]) => name)
    for (const [, { depends_on = {} }] of services)
      for (const name of Object.keys(depends_on)) expect(names).toContain(name)
  })
})
