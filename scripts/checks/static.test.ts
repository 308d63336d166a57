import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { programs } from './static.mjs'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'milepost-types-'))
  for (const group of ['packages', 'apps']) mkdirSync(join(root, group))
  project('packages/rules', { include: ['**/*.ts'] })
  project('packages/words', { include: ['**/*.ts'] })
  project('apps/site', {
    compilerOptions: { lib: ['dom'], types: [] },
    include: ['**/*.ts'],
    exclude: ['a.ts'],
  })
  project('apps/desk', {
    compilerOptions: { types: [], lib: ['dom'] },
    include: ['**/*.ts', '../site/css.d.ts'],
  })
})
afterAll(() => rmSync(root, { recursive: true }))

function project(folder: string, settings: object): void {
  mkdirSync(join(root, folder))
  writeFileSync(join(root, folder, 'tsconfig.json'), JSON.stringify(settings))
}

it('checks folders with the same options as one program, each with its own files', () => {
  const made = programs(root).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
  expect(made).toEqual([
    {
      extends: '../../tsconfig.base.json',
      compilerOptions: {},
      include: ['../../packages/rules/**/*.ts', '../../packages/words/**/*.ts'],
      exclude: ['../../**/node_modules'],
    },
    {
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: [], lib: ['dom'] },
      include: ['../../apps/desk/**/*.ts', '../../apps/desk/../site/css.d.ts', '../../apps/site/**/*.ts'],
      exclude: ['../../**/node_modules', '../../apps/site/a.ts'],
    },
  ])
})
