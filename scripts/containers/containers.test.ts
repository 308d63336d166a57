import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { targets } from '../build/targets.mjs'
import { makeSecrets } from './make-secrets.mjs'
import { withoutDigest } from './pin-images.mjs'
import { copiesOf, lastOf, readDockerfile } from './read-dockerfile.ts'

/** No container engine runs in a test: these tests check against the clone what can be checked without one. */
const root = new URL('../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')
const isThere = (path: string) => existsSync(fileURLToPath(new URL(path, root)))

type Service = {
  image: string
  build?: { context: string; dockerfile: string; target: string; args: { NODE_IMAGE: string } }
  environment?: Record<string, string>
  env_file?: readonly string[]
  volumes?: readonly string[]
  healthcheck?: { test: readonly string[] }
  depends_on?: Record<string, unknown>
  user?: string
  networks?: readonly string[]
  secrets?: readonly string[]
  restart?: string
  command?: readonly string[]
  read_only?: boolean
  cap_drop?: readonly string[]
  cap_add?: readonly string[]
  privileged?: boolean
  security_opt?: readonly string[]
  mem_limit?: string
  pids_limit?: number
}
const stages = readDockerfile(text('containers/Dockerfile'))
type Compose = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  secrets: Record<string, { file: string }>
}
const compose: Compose = parse(text('compose.yaml'), { merge: true })
const services = Object.entries(compose.services)
const built = services.flatMap(([name, service]) => (service.build ? [{ name, ...service.build }] : []))
const images = stages.filter(({ name }) => name !== 'build')

describe('the images', () => {
  it('copy only files that the clone has', () => {
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

  it('copy every folder that the build reads', () => {
    const [build] = stages
    const copied = build ? copiesOf(build).flatMap(({ sources }) => sources) : []
    const inputs = targets.flatMap((target) => target.inputs)
    const within = (path: string) => copied.some((each) => path === each || path.startsWith(`${each}/`))
    expect(inputs.filter((path) => !within(path))).toEqual([])
  })

  it('run the outputs of the build, and copy only those from it', () => {
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

  it('run as an unprivileged user, on the same small base, from no named registry', () => {
    for (const image of images) expect(lastOf(image, 'USER')).toBe('node')
    expect(new Set(stages.map(({ from }) => from))).toEqual(new Set(['$'.concat('{NODE_IMAGE}')]))
  })

  it('are pinned by digest, or do not run', () => {
    const named = /^\$\{([A-Z]+_IMAGE):\?run node scripts\/containers\/pin-images\.mjs\}$/
    const imageNames = services.map(([name, { image, build }]) => {
      const source = build ? build.args.NODE_IMAGE : image
      expect(source, name).toMatch(named)
      return named.exec(source)?.[1]
    })
    const listed = [...text('containers/product.env.example').matchAll(/^([A-Z]+_IMAGE)=(\S+)$/gm)]
    expect(new Set(imageNames)).toEqual(new Set(listed.map(([, name]) => name)))
    for (const [, , image] of listed) expect(image).toMatch(/^[a-z]+:\d+(\.\d+)*(-slim)?$/)
    expect(text('containers/Dockerfile')).toContain('*@sha256:*) ;; *)')

    const digest = `@sha256:${'0a'.repeat(32)}`
    const pinned = listed.map(([, name = '', image = '']) => [name, `${image}${digest}`] as const)
    expect(withoutDigest(pinned)).toEqual([])
    expect(withoutDigest([['NGINX_IMAGE', 'nginx:1.28'], ...pinned])).toEqual(['NGINX_IMAGE'])
    expect(withoutDigest([['NGINX_IMAGE', 'nginx:1.28@sha256:abc']])).toEqual(['NGINX_IMAGE'])
  })

  it('run the Node that the project brings for laptops and tests', () => {
    const version = text('.node-version').trim()
    expect(text('containers/product.env.example')).toContain(`NODE_IMAGE=node:${version}-slim\n`)
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
    const web = services.filter(([, { environment }]) => environment?.['ROLE'] === 'web')
    // The site's upstream, then the desk's.
    const wanted = [
      ...web.map(([name]) => `${name}:${port}`),
      ...web.map(([name, { environment }]) => `${name}:${environment?.['DESK_PORT']}`),
    ]
    expect(proxied.map(([, name, each]) => `${name}:${each}`)).toEqual(wanted)
    expect(text('containers/nginx.conf')).toContain('include upstream.conf;')
  })

  it('has a proxy that passes on the host and address it knows, and drops what visitors claim about either [JRN-07, T2]', () => {
    const headers = [...text('containers/nginx.conf').matchAll(/proxy_set_header (\S+) (.+);/g)]
    expect(Object.fromEntries(headers.map(([, name, value]) => [name, value]))).toEqual({
      Connection: 'close',
      Host: '$http_host',
      'X-Forwarded-For': '$remote_addr',
      'X-Forwarded-Proto': '$scheme',
      'X-Forwarded-Host': '""',
      'X-Forwarded-Port': '""',
      Forwarded: '""',
    })
  })

  it('has a proxy that logs no URL of a request, answered or not [T6]', () => {
    const written = [...text('containers/nginx.conf').matchAll(/^ *((?:access|error)_log) (.+);/gm)]
    expect(written.map(([, log, where]) => [log, where])).toEqual([
      ['error_log', 'stderr crit'],
      ['access_log', 'off'],
    ])
  })

  it('checks the health of every service, with a program that its image has', () => {
    for (const [name, { healthcheck, build, restart }] of services) {
      // A service that ends has no health check; others wait for it to finish.
      if (restart === 'no') continue
      expect(healthcheck, name).toBeDefined()
      if (!build) continue
      const [, program, script = ''] = healthcheck?.test ?? []
      expect(program).toBe('node')
      const image = images.find((each) => each.name === build.target)
      expect(image && copiesOf(image).flatMap(({ sources }) => sources)).toContain(`containers/${script}`)
    }
  })

  it('mounts only files that the clone has, and keeps settings and secrets out of git and of the images', () => {
    const mounted = services
      .flatMap(([, { volumes = [] }]) => volumes)
      .filter((each) => each.startsWith('./'))
    expect(mounted.length).toBeGreaterThan(1)
    for (const volume of mounted) expect(isThere(volume.split(':')[0] ?? ''), volume).toBe(true)
    for (const ignored of ['containers/product.env', 'containers/secrets'])
      for (const file of ['containers/Dockerfile.dockerignore', '.gitignore'])
        expect(text(file), file).toContain(ignored)
  })

  it('gives each secret as a file to the services that need it, and none in the environment', () => {
    const folder = mkdtempSync(join(tmpdir(), 'milepost-secrets-'))
    const made = makeSecrets(folder)
    const mode = statSync(join(folder, 'sealing_key')).mode & 0o777
    expect(makeSecrets(folder)).toEqual([])
    rmSync(folder, { recursive: true })
    expect(mode).toBe(0o444)
    expect(Object.keys(compose.secrets).sort()).toEqual([...made].sort())
    for (const [name, { file }] of Object.entries(compose.secrets))
      expect(file).toBe(`./containers/secrets/${name}`)
    for (const [name, { environment = {}, secrets = [], env_file }] of services) {
      expect(env_file, name).toBeUndefined()
      const files = Object.entries(environment).filter(([setting]) => setting.endsWith('_FILE'))
      for (const [, path] of files) expect(secrets, name).toContain(path.replace('/run/secrets/', ''))
      const inTheOpen = Object.keys(environment).filter((each) => /(KEYS?|SECRET|PASSWORD)$/.test(each))
      expect(inTheOpen, name).toEqual([])
      for (const value of Object.values(environment)) expect(value, name).not.toMatch(/:\/\/[^/]*:[^/]*@/)
    }
    const holders = (secret: string) =>
      services.filter(([, { secrets = [] }]) => secrets.includes(secret)).map(([name]) => name)
    expect(holders('migration_password').sort()).toEqual(['database', 'migrate'])
    expect(holders('sealing_key').sort()).toEqual(['api-1', 'api-2', 'worker'])
    expect(compose.services['sandbox']?.secrets).toEqual(['sandbox_card_secret', 'site_keys'])
  })

  it('lets neither the proxy nor the sandbox reach the database', () => {
    const of = (name: string) => compose.services[name]?.networks ?? []
    expect(of('database')).toEqual(['data'])
    expect(compose.networks['data']?.internal).toBe(true)
    for (const name of ['proxy', 'sandbox']) expect(of(name), name).not.toContain('data')
    for (const [name, { networks = [] }] of services) expect(networks.length, name).toBeGreaterThan(0)
    // The proxy reaches the API, the worker the sandbox, the sandbox the proxy.
    for (const [one, other] of [
      ['proxy', 'api-1'],
      ['worker', 'sandbox'],
      ['sandbox', 'proxy'],
      ['migrate', 'database'],
    ] as const)
      expect(
        of(one).some((network) => of(other).includes(network)),
        `${one} ${other}`,
      ).toBe(true)
  })

  it('runs everything with least privilege and with limits on memory and processes', () => {
    for (const [name, service] of services) {
      expect(service.read_only, name).toBe(true)
      expect(service.cap_drop, name).toEqual(['ALL'])
      expect(service.cap_add, name).toBeUndefined()
      expect(service.privileged, name).toBeUndefined()
      expect(service.security_opt, name).toEqual(['no-new-privileges:true'])
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/)
      expect(service.pids_limit, name).toBeGreaterThan(0)
      if (!service.build) expect(service.user, name).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    }
  })

  it('migrates before any other service starts, and only in that one service', () => {
    const { services: all } = compose
    for (const name of ['api-1', 'api-2', 'worker'])
      expect(all[name]?.depends_on?.['migrate']).toEqual({ condition: 'service_completed_successfully' })
    const program = all['migrate']?.command?.at(-1) ?? ''
    expect(text('scripts/build/targets.mjs')).toContain(`migrate: 'apps/api/cli/migrate.ts'`)
    expect(program).toBe('dist/api/migrate.js')
    const migrating = services.filter(([, { environment = {} }]) => 'MIGRATION_DATABASE_URL' in environment)
    expect(migrating.map(([name]) => name)).toEqual(['migrate'])
  })

  it('waits for services that exist', () => {
    const names = services.map(([name]) => name)
    for (const [, { depends_on = {} }] of services)
      for (const name of Object.keys(depends_on)) expect(names).toContain(name)
  })
})
