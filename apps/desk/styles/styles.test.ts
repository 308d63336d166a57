/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const desk = join(import.meta.dirname, '..')
const kit = join(desk, '../web/ui')
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('node_modules'),
  )
const files = filesOf(desk)
const read = (file: string) => readFileSync(join(desk, file), 'utf8')
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const namesIn = (css: string, pattern: RegExp) =>
  new Set([...withoutComments(css).matchAll(pattern)].map(([, name = '']) => name))

it('every CSS module has exactly the classes that its components use', () => {
  const worn = new Map<string, Set<string>>()
  for (const file of files.filter((each) => /\.tsx$/.test(each) && !/\.test\./.test(each)))
    for (const [, name, from = ''] of read(file).matchAll(/^import (\w+) from '(\S+\.module\.css)'/gm)) {
      const module = join(dirname(file), from)
      const classes = worn.get(module) ?? new Set()
      for (const [, found = ''] of read(file).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        classes.add(found)
      worn.set(module, classes)
    }
  const modules = files.filter((file) => file.endsWith('.module.css'))
  expect(modules.length).toBeGreaterThan(5)
  for (const module of modules)
    expect([...namesIn(read(module), /\.([a-z]\w*)/gi)].sort(), module).toEqual(
      [...(worn.get(module) ?? [])].sort(),
    )
})

it('every token that the kit or the desk uses has a value', () => {
  const sheets = [
    ...filesOf(kit)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(kit, file), 'utf8')),
    ...files.filter((file) => file.endsWith('.css')).map(read),
  ].join('\n')
  const set = namesIn(sheets, /(--[\w-]+):/g)
  // A token with a fallback value need not be set.
  const needed = namesIn(sheets, /var\((--[\w-]+)\)/g)
  expect([...needed].filter((name) => !set.has(name))).toEqual([])
})
