import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
type Locked = { integrity?: string; link?: boolean; resolved?: string; version?: string }
const packages: [string, Locked][] = Object.entries(JSON.parse(text('package-lock.json')).packages)
const fromRegistry = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link)

it('has every package locked by its content, from the registry and nowhere else [T28]', () => {
  expect(fromRegistry.length).toBeGreaterThan(300)
  const loose = fromRegistry.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(loose.map(([path]) => path)).toEqual([])
  const elsewhere = packages.filter(([, { resolved, link }]) => !link && resolved !== undefined)
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

it('asks for exact versions and runs no script of a package when it is installed [T28]', () => {
  const workspaces = packages.map(([path]) => path).filter((path) => /^((apps|packages)\/[^/]+)?$/.test(path))
  expect(workspaces.length).toBeGreaterThan(5)
  for (const workspace of workspaces) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text(`${workspace || '.'}/package.json`))
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) =>
        !name.startsWith('@milepost/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
    )
    expect(loose, workspace).toEqual([])
  }
  expect(text('.npmrc')).toContain('ignore-scripts=true')
  expect(text('containers/Dockerfile')).toContain('RUN npm ci')
})
