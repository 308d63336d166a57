import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../root.mjs'

const text = (path: string) => readFileSync(join(root, path), 'utf8')
const { packages: locked } = JSON.parse(text('package-lock.json'))

it('the hosted checks are those of a laptop', () => {
  const { jobs } = parse(text('.github/workflows/ci.yml'))
  const commands = jobs.test.steps.flatMap(({ run }: { run?: string }) => run ?? [])
  expect(commands).toEqual(['npm test'])
})

it('every folder with an owner exists', () => {
  const lines = text('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'))
  const folders = lines.map((line) => line.split(' ')[0] ?? '')
  expect(folders.length).toBeGreaterThan(5)
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

describe('the editor', () => {
  it('debugs by programs that are there', () => {
    const { configurations } = JSON.parse(text('.vscode/launch.json'))
    const programs = configurations.flatMap(({ program }: { program?: string }) => program ?? [])
    expect(programs.length).toBeGreaterThan(2)
    for (const program of programs)
      expect(existsSync(join(root, program.replace(/^\$\{workspaceFolder\}/, ''))), program).toBe(true)
  })

  it('formats as the checks do', () => {
    const { formatter } = JSON.parse(text('biome.json'))
    const settings = text('.editorconfig')
    expect(settings).toContain(`indent_size = ${formatter.indentWidth}\n`)
    expect(settings).toContain(`max_line_length = ${formatter.lineWidth}\n`)
  })
})

it('updates are proposed for packages that are used', () => {
  const { packageRules } = JSON.parse(text('renovate.json'))
  const names: string[] = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames)
  const used = Object.keys(locked).map((path) => path.replace(/^.*node_modules\//, ''))
  const isUsed = (name: string) =>
    name.startsWith('/') ? used.some((each) => new RegExp(name.slice(1, -1)).test(each)) : used.includes(name)
  expect(names.filter((name) => !isUsed(name))).toEqual([])
})
