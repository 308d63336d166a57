import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../root.mjs'

const home = join(root, 'containers/kubernetes')
const overlays = readdirSync(join(home, 'overlays'))

type Container = {
  name: string
  image: string
  envFrom?: readonly { configMapRef: { name: string } }[]
  env?: readonly { name: string; value: string }[]
  ports?: readonly { name: string; containerPort: number }[]
  volumeMounts?: readonly { name: string; mountPath: string; readOnly?: boolean; subPath?: string }[]
  resources?: { requests?: object; limits?: { memory?: string } }
  securityContext?: { readOnlyRootFilesystem?: boolean; capabilities?: { drop: readonly string[] } }
  readinessProbe?: object
  livenessProbe?: object
}
type Pod = {
  automountServiceAccountToken?: boolean
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } }
  terminationGracePeriodSeconds?: number
  containers: readonly Container[]
  volumes?: readonly { name: string; secret?: { secretName: string }; configMap?: { name: string } }[]
}
type Thing = {
  kind: string
  metadata: { name: string }
  spec: {
    template: { metadata: { labels: Record<string, string> }; spec: Pod }
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>
    podSelector?: { matchLabels?: Record<string, string>; matchExpressions?: readonly { values: string[] }[] }
    policyTypes?: readonly string[]
    ports?: readonly { targetPort: string }[]
    maxReplicas?: number
    minReplicas?: number
  }
}
type Kustomization = {
  resources: readonly string[]
  images?: readonly { name: string }[]
  configMapGenerator: readonly { name: string; envs?: readonly string[]; files?: readonly string[] }[]
}

const kustomization = (folder: string): Kustomization =>
  parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'))

/** Every resource of a folder, with those of the folders it builds on. */
function thingsIn(folder: string): readonly Thing[] {
  return kustomization(folder).resources.flatMap((resource) => {
    const path = join(folder, resource)
    if (!path.endsWith('.yaml')) return thingsIn(path)
    return parseAllDocuments(readFileSync(path, 'utf8')).map((document): Thing => document.toJS())
  })
}

/** Settings of the processes, the base's first. */
function settingsIn(folder: string): Record<string, string> {
  const { resources, configMapGenerator } = kustomization(folder)
  const below = resources
    .filter((each) => !each.endsWith('.yaml'))
    .map((each) => settingsIn(join(folder, each)))
  const own = configMapGenerator
    .flatMap(({ envs = [] }) => envs)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => line.split(/=(.*)/s).slice(0, 2))
  return Object.assign({}, ...below, Object.fromEntries(own))
}

const runsPods = ({ kind }: Thing) => ['Deployment', 'StatefulSet', 'Job'].includes(kind)

describe.each(overlays)('the Kubernetes overlay %s', (overlay) => {
  const folder = join(home, 'overlays', overlay)
  const things = thingsIn(folder)
  const pods = things.filter(runsPods)
  const named = (kind: string, name: string) =>
    things.find((thing) => thing.kind === kind && thing.metadata.name === name)

  it('has every file it names', () => {
    for (const at of [folder, join(home, 'base')]) {
      const { resources, configMapGenerator } = kustomization(at)
      const files = configMapGenerator.flatMap(({ envs = [], files = [] }) => [...envs, ...files])
      for (const path of [...resources, ...files]) expect(existsSync(join(at, path)), path).toBe(true)
    }
  })

  it('sets every image that its pods run', () => {
    const images = new Set(
      pods.flatMap(({ spec }) => spec.template.spec.containers.map(({ image }) => image)),
    )
    expect(new Set(kustomization(folder).images?.map(({ name }) => name))).toEqual(images)
  })

  it('runs everything with least privilege and within limits', () => {
    for (const { metadata, spec } of pods) {
      const pod = spec.template.spec
      expect(pod.automountServiceAccountToken, metadata.name).toBe(false)
      expect(pod.securityContext, metadata.name).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      for (const { name, securityContext, resources } of pod.containers) {
        expect(securityContext, name).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources?.limits?.memory, name).toBeDefined()
        expect(resources?.requests, name).toBeDefined()
      }
    }
  })

  it('has a readiness probe for each pod that serves and a liveness probe for each deployment', () => {
    for (const { kind, metadata, spec } of pods) {
      const [first] = spec.template.spec.containers
      if (kind === 'Deployment') expect(first?.livenessProbe, metadata.name).toBeDefined()
      if (kind !== 'Job' && first?.ports) expect(first.readinessProbe, metadata.name).toBeDefined()
    }
  })

  it('mounts only volumes that exist, and secrets read-only', () => {
    for (const { metadata, spec } of pods) {
      const { volumes = [], containers } = spec.template.spec
      const claimed = metadata.name === 'database' ? ['data'] : []
      const known = [...volumes.map(({ name }) => name), ...claimed]
      const secret = volumes.filter((volume) => volume.secret).map(({ name }) => name)
      for (const { name, mountPath, readOnly } of containers.flatMap(
        ({ volumeMounts = [] }) => volumeMounts,
      )) {
        expect(known, `${metadata.name} ${mountPath}`).toContain(name)
        if (secret.includes(name)) expect(readOnly, mountPath).toBe(true)
      }
    }
  })

  it('gives the owner’s password to the migration, and to no process that serves', () => {
    const holders = pods
      .filter(({ spec }) => JSON.stringify(spec).includes('milepost-migration'))
      .map(({ metadata }) => metadata.name)
    expect(holders.filter((name) => name !== 'database')).toEqual(['migrate'])
  })

  it('has no key in its settings, and every secret in a file', () => {
    const settings = settingsIn(folder)
    const inTheOpen = Object.keys(settings).filter((name) => /(KEYS?|SECRET|PASSWORD)$/.test(name))
    expect(inTheOpen).toEqual([])
    for (const value of Object.values(settings)) expect(value).not.toMatch(/:\/\/[^/]*:[^/]*@/)
    for (const [name, path] of Object.entries(settings))
      if (name.endsWith('_FILE')) expect(path).toMatch(/^\/run\/secrets\/milepost\/[a-z0-9_]+$/)
  })

  it('allows only the traffic that a policy names', () => {
    expect(named('NetworkPolicy', 'nothing-by-default')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    })
    const labels = pods.map(({ spec }) => spec.template.metadata.labels['app.kubernetes.io/name'])
    const policies = things.filter(({ kind }) => kind === 'NetworkPolicy')
    for (const { metadata, spec } of policies) {
      const { matchLabels = {}, matchExpressions = [] } = spec.podSelector ?? {}
      const chosen = [...Object.values(matchLabels), ...matchExpressions.flatMap(({ values }) => values)]
      for (const label of chosen) expect(labels, metadata.name).toContain(label)
    }
  })

  it('points every service to a port that its pods have', () => {
    for (const { metadata, spec } of things.filter(({ kind }) => kind === 'Service')) {
      const name = spec.selector?.['app.kubernetes.io/name']
      const pod = pods.find((each) => each.spec.template.metadata.labels['app.kubernetes.io/name'] === name)
      const ports = pod?.spec.template.spec.containers
        .flatMap((each) => each.ports ?? [])
        .map((port) => port.name)
      for (const { targetPort } of spec.ports ?? []) expect(ports, metadata.name).toContain(targetPort)
    }
  })

  it('keeps two web and two worker processes, and at most as many as the database has connections for', () => {
    const scaler = named('HorizontalPodAutoscaler', 'web')
    expect([scaler?.spec.minReplicas, scaler?.spec.maxReplicas]).toEqual([2, 8])
    for (const name of ['web', 'worker']) expect(named('PodDisruptionBudget', name)).toBeDefined()
    // A process has 40 seconds to finish requests, then another 40 for jobs.
    for (const name of ['web', 'worker'])
      expect(
        named('Deployment', name)?.spec.template.spec.terminationGracePeriodSeconds,
      ).toBeGreaterThanOrEqual(90)
  })

  it.runIf(spawnSync('kubectl', ['version', '--client']).status === 0)('is rendered by kubectl', () => {
    const rendered = parseAllDocuments(execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' }))
    const made = rendered.map((document): Thing => document.toJS())
    for (const { kind, metadata } of things)
      expect(
        made.some((each) => each.kind === kind && each.metadata.name === metadata.name),
        `${kind} ${metadata.name}`,
      ).toBe(true)
    expect(made.filter(({ kind }) => kind === 'ConfigMap').length).toBeGreaterThan(1)
  })
})

it('creates the database’s users as compose does', () => {
  const text = (path: string) => readFileSync(join(root, path), 'utf8')
  expect(text('containers/kubernetes/overlays/test-site/database-users.sh')).toBe(
    text('containers/database-users.sh'),
  )
})

it.runIf(spawnSync('yamllint', ['--version']).status === 0)('is YAML that the linter accepts', () => {
  const { stdout, status } = spawnSync('yamllint', ['-c', join(home, '.yamllint'), home], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
