import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.mjs'
import { checkWords, readGlossary } from './glossary.ts'

const page = `# Glossary
## Words

| what | name | customers | not in names | not in comments |
|---|---|---|---|---|
| the end | reconciliation | | \`mop-up\` \`till\` | \`brew\` |

## Names that stay

- \`old/till\`, \`tillKey\`: stored
`
const glossary = readGlossary(page)
const violations = (path: string, source = '') => checkWords({ sources: new Map([[path, source]]) }, glossary)

it('reads the words that are refused and the names that stay', () => {
  expect(glossary).toEqual({
    names: ['mop-up', 'till'],
    comments: ['brew'],
    allowed: ['old/till', 'tillKey'],
  })
  expect(() => readGlossary('# Nothing')).toThrow('has no "## Words"')
})

it.each([
  ['a file', 'apps/mop-up.ts', ''],
  ['a folder, once', 'apps/till/a.ts', ''],
  ['a function', 'a.ts', 'export async function startMopUp() {}'],
  ['a type', 'a.ts', 'export type TillState = 1'],
  ['a constant of its own file', 'a.ts', 'const till = 1'],
  ['a variable inside a function', 'a.ts', '  let mopUp = 1'],
  ['a name exported in a list', 'a.ts', "export { a as mopUp, type B } from './b'"],
  ['a comment', 'a.ts', '/** Brew it. */'],
  ['the title of a test', 'a.test.ts', "it('can brew', () => {})"],
  ['the title of a group', 'a.test.ts', 'describe("brew", () => {})'],
  ['a title on the next line', 'a.test.ts', "test(\n  'can brew',\n  long,\n)"],
  ['a title after its rows', 'a.test.ts', "it.each([\n  ['a', 1],\n] as const)('can brew %s', () => {})"],
])('finds %s', (_what, path, source) => {
  expect(violations(path, source)).toHaveLength(1)
})

it.each([
  ['part of another word', 'apps/until.ts', 'export const distil = 1\n// They brewed.'],
  ['a parameter and a property', 'a.ts', 'const use = (till: number) => ({ till })'],
  ['a text', 'a.ts', "const text = 'brew'"],
  ['a text in a test', 'a.test.ts', "it('works', () => expect(say('brew')).toBe(1))"],
  ['a stored name', 'old/till/a.ts', 'export const mopUp = 1'],
  ['an exported stored name', 'a.ts', 'export const tillKey = 1'],
])('ignores %s', (_what, path, source) => {
  expect(violations(path, source)).toEqual([])
})

it('reads the project’s own glossary', () => {
  const written = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  expect(written.names.length).toBeGreaterThan(20)
  expect(new Set(written.names).size).toBe(written.names.length)
})
