import { describe, expect, it } from 'vitest'
import { root } from '../root.mjs'
import { checkImports, isListed } from './check-imports.ts'
import { cycles } from './cycles.ts'
import { layers, testLayers } from './layers.ts'
import { readTree } from './source-tree.ts'

/** A tree of the given files, with each import target as an empty file. */
function violations(files: Record<string, string>) {
  const sources = new Map(Object.entries(files))
  const exists = (path: string) =>
    sources.has(path) || [...sources.keys()].some((file) => file.startsWith(path) && path.endsWith('/'))
  return checkImports({ sources, exists })
}

/** One file importing another by the name given. */
function oneImport(from: string, name: string, to: string) {
  return violations({ [from]: `import type { X } from '${name}'\nexport type Y = X\n`, [to]: '' })
}

describe('import rules', () => {
  it.each([
    [
      'values from questions',
      'packages/domain/values/a.ts',
      '../questions/b',
      'packages/domain/questions/b.ts',
    ],
    [
      'questions from journeys',
      'packages/domain/questions/a.ts',
      '../journeys/journey-progress',
      'packages/domain/journeys/journey-progress.ts',
    ],
    ['outcome from payment', 'packages/domain/outcome/a.ts', '../payment/b', 'packages/domain/payment/b.ts'],
    [
      'domain from contract',
      'packages/domain/values/a.ts',
      '@milepost/contract/call',
      'packages/contract/call.ts',
    ],
    [
      'contract from pricing',
      'packages/contract/a.ts',
      '@milepost/pricing/outcome',
      'packages/pricing/outcome.ts',
    ],
    [
      'rating from underwriting',
      'packages/pricing/rating/a.ts',
      '../underwriting',
      'packages/pricing/underwriting.ts',
    ],
    [
      'underwriting from rating',
      'packages/pricing/underwriting.ts',
      './rating/b',
      'packages/pricing/rating/b.ts',
    ],
    [
      'web from pricing',
      'apps/web/results/A.tsx',
      '@milepost/pricing/outcome',
      'packages/pricing/outcome.ts',
    ],
    [
      'web from the rates',
      'apps/web/results/a.ts',
      '../../../rates/pc/age/2026-01-01.csv?raw',
      'rates/pc/age/2026-01-01.csv',
    ],
    ['web from the API', 'apps/web/api/a.ts', '@milepost/api/main', 'apps/api/main.ts'],
    [
      'ui from the domain',
      'apps/web/ui/A.tsx',
      '@milepost/domain/values/pence',
      'packages/domain/values/pence.ts',
    ],
    ['one part of the site from another', 'apps/web/results/a.ts', '../checkout/b', 'apps/web/checkout/b.ts'],
    ['what the tab remembers from an offer', 'apps/web/state/a.ts', '../offer/b', 'apps/web/offer/b.ts'],
    ['an offer from what resumes it', 'apps/web/offer/a.ts', '../resume/b', 'apps/web/resume/b.ts'],
    ['routes from storage', 'apps/api/quote/routes.ts', './store', 'apps/api/quote/store.ts'],
    [
      'routes from those of another subject',
      'apps/api/quote/a-routes.ts',
      '../draft/routes',
      'apps/api/draft/routes.ts',
    ],
    [
      'routes from a provider',
      'apps/api/quote/routes.ts',
      '../providers/bank/b',
      'apps/api/providers/bank/b.ts',
    ],
    ['actions from routes', 'apps/api/quote/a.ts', './a-routes', 'apps/api/quote/a-routes.ts'],
    ['actions from storage', 'apps/api/quote/a.ts', './a-store', 'apps/api/quote/a-store.ts'],
    ['actions from HTTP', 'apps/api/quote/a.ts', '../platform/http/b', 'apps/api/platform/http/b.ts'],
    ['emails from actions', 'apps/api/draft/a-email.ts', './b', 'apps/api/draft/b.ts'],
    ['storage from actions', 'apps/api/draft/store.ts', './b', 'apps/api/draft/b.ts'],
    ['the platform from a subject', 'apps/api/platform/http/a.ts', '../../draft/b', 'apps/api/draft/b.ts'],
    [
      'a provider from storage',
      'apps/api/providers/bank/a.ts',
      '../../draft/store',
      'apps/api/draft/store.ts',
    ],
    ['a provider from an action', 'apps/api/providers/bank/a.ts', '../../draft/b', 'apps/api/draft/b.ts'],
    ['wiring from what is run by hand', 'apps/api/wiring/a.ts', '../cli/b', 'apps/api/cli/b.ts'],
    [
      'a provider other than rates from the tables',
      'apps/api/providers/bank/a.ts',
      '@milepost/pricing/rating/tables',
      'packages/pricing/rating/tables.ts',
    ],
    [
      'the sandbox from the contract',
      'apps/sandbox/a.ts',
      '@milepost/contract/call',
      'packages/contract/call.ts',
    ],
    ['the sandbox from the API', 'apps/sandbox/a.ts', '../api/main', 'apps/api/main.ts'],
    [
      'the API from the sandbox',
      'apps/api/providers/vehicle/a.ts',
      '../../../sandbox/b',
      'apps/sandbox/b.ts',
    ],
    ['a test of the site from the API', 'apps/web/api/a.test.ts', '../../api/main', 'apps/api/main.ts'],
    [
      'a test of the sandbox from the contract',
      'apps/sandbox/a.test.ts',
      '@milepost/contract/call',
      'packages/contract/call.ts',
    ],
    ['code from a test', 'apps/api/draft/a.ts', './b.test', 'apps/api/draft/b.test.ts'],
    ['code from what serves tests', 'apps/api/draft/a.ts', './testing/b', 'apps/api/draft/testing/b.ts'],
  ])('refuses %s, though it is only a type', (_what, from, name, to) => {
    expect(oneImport(from, name, to)).toMatchObject([{ path: from, line: 1 }])
  })

  it.each([
    ['questions from values', 'packages/domain/questions/a.ts', '../values/b', 'packages/domain/values/b.ts'],
    [
      'anything in the domain from the identities',
      'packages/domain/values/a.ts',
      '../terms/identity',
      'packages/domain/terms/identity.ts',
    ],
    ['storage from the ports', 'apps/api/draft/a-store.ts', './ports', 'apps/api/draft/ports.ts'],
    [
      'storage from that of another subject',
      'apps/api/draft/store.ts',
      '../quote/store',
      'apps/api/quote/store.ts',
    ],
    ['an action from one of another subject', 'apps/api/draft/a.ts', '../quote/b', 'apps/api/quote/b.ts'],
    [
      'the store of rates from the tables',
      'apps/api/providers/rates/a.ts',
      '@milepost/pricing/rating/tables',
      'packages/pricing/rating/tables.ts',
    ],
    [
      'actions from pricing',
      'apps/api/quote/a.ts',
      '@milepost/pricing/outcome',
      'packages/pricing/outcome.ts',
    ],
    [
      'a part of the site from the contract',
      'apps/web/results/a.ts',
      '@milepost/contract/call',
      'packages/contract/call.ts',
    ],
    ['a test of routes from storage', 'apps/api/draft/routes.test.ts', './store', 'apps/api/draft/store.ts'],
  ])('allows %s', (_what, from, name, to) => {
    expect(oneImport(from, name, to)).toEqual([])
  })

  it.each([
    ['packages/domain/values/a.ts', 'node:crypto'],
    ['packages/domain/values/a.ts', 'react'],
    ['packages/contract/a.ts', 'fastify'],
    ['apps/web/wizard/a.ts', 'pg'],
    ['apps/web/wizard/a.ts', 'fastify'],
    ['apps/web/wizard/a.ts', 'node:fs'],
    ['apps/web/wizard/a.ts', 'fs'],
    ['apps/api/quote/a.ts', 'kysely'],
    ['apps/api/quote/routes.ts', 'kysely'],
    ['apps/sandbox/a.ts', 'zod'],
  ])('refuses %s the package %s', (path, name) => {
    expect(violations({ [path]: `import '${name}'` })).toHaveLength(1)
  })

  it('recognises a package by its name, regardless of the path imported from it', () => {
    expect(violations({ 'packages/contract/a.ts': "import * as z from 'zod/mini'" })).toEqual([])
    expect(violations({ 'apps/api/platform/http/a.ts': "import cookie from '@fastify/cookie'" })).toEqual([])
  })

  it('finds a cycle of types', () => {
    const found = violations({
      'packages/domain/values/a.ts': "export type { C } from './c'",
      'packages/domain/values/b.ts': "import type { A } from './a'",
      'packages/domain/values/c.ts': "export type C = import('./b').B",
    })
    expect(found.map(({ words }) => words)).toEqual([
      'is part of a cycle of imports: packages/domain/values/a.ts, packages/domain/values/b.ts, packages/domain/values/c.ts',
    ])
  })

  it('refuses folders read by pattern as it refuses imports', () => {
    const found = violations({
      'apps/web/results/a.ts': "import.meta.glob('../../../rates/**/*.csv')",
      'rates/pc/age.ts': '',
    })
    expect(found).toHaveLength(1)
  })

  it('refuses what it cannot check: no layer, no such file, a name computed at run time, a text it cannot parse', () => {
    expect(violations({ 'apps/web/attic/a.ts': '' })).toHaveLength(1)
    expect(violations({ 'apps/web/wizard/a.ts': "import './missing'" })).toHaveLength(1)
    expect(violations({ 'apps/web/wizard/a.ts': "import '/src/a'" })).toHaveLength(1)
    expect(violations({ 'apps/web/wizard/a.ts': 'import(name)' })).toHaveLength(1)
    expect(violations({ 'apps/web/wizard/a.ts': 'import {' })).toHaveLength(1)
  })

  it('has a table in which each layer depends only on lower ones', () => {
    const names = [...new Set(layers.map(({ name }) => name))]
    const below = (name: string) =>
      layers
        .filter((layer) => layer.name === name)
        .flatMap((layer) => names.filter((other) => isListed(other, layer.imports)))
    expect(cycles(new Map(names.map((name) => [name, below(name)])))).toEqual([])
  })

  it('has a table that names only layers that exist', () => {
    // The bench may use test helpers.
    const names = [...layers, ...testLayers].map(({ name }) => name)
    const unknown = layers
      .flatMap((layer) => layer.imports)
      .filter((entry) => !names.some((name) => isListed(name, [entry])))
    expect(unknown).toEqual([])
  })

  it('reads the whole clone', () => {
    const { sources } = readTree(root)
    expect(sources.has('packages/domain/terms/identity.ts')).toBe(true)
    expect([...sources.keys()].filter((path) => path.includes('node_modules'))).toEqual([])
  })
})
