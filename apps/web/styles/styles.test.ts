import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { WIDE_FROM_PX } from '../frame/is-wide.ts'

const web = join(import.meta.dirname, '..')
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !file.startsWith('node_modules'),
)
const read = (file: string) => readFileSync(join(web, file), 'utf8')
const modules = files.filter((file) => file.endsWith('.module.css'))
const components = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))

/** By module: the classes that the components importing it use. */
const worn = new Map<string, Set<string>>()
/** Uses of a class that this test cannot follow. */
const unclear: string[] = []
for (const file of components) {
  const source = read(file)
  for (const [, name, from = ''] of source.matchAll(/^import (\w+) from '(\S+\.module\.css)'/gm)) {
    const module = join(dirname(file), from)
    const classes = worn.get(module) ?? new Set()
    for (const [, found = ''] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) classes.add(found)
    if (new RegExp(`\\b${name}(\\[|\\b(?!\\.\\w| from))`).test(source)) unclear.push(`${file}: ${name}`)
    worn.set(module, classes)
  }
}

const classesIn = (css: string) =>
  new Set(
    [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name),
  )

it('uses every class by its name, so that its uses can be found', () => {
  expect(modules.length).toBeGreaterThan(100)
  expect(unclear).toEqual([])
})

it.each(modules)('has in %s exactly the classes that its components use', (module) => {
  expect([...classesIn(read(module))].sort()).toEqual([...(worn.get(module) ?? [])].sort())
})

it('changes the layout at 1200 and at 1500 px, in styles and in scripts alike [CON-15]', () => {
  const breakpointsIn = (file: string) =>
    [...read(file).matchAll(/\(width >= (\d+)px\)/g)].map(([, px]) => Number(px))
  const site = files.filter((file) => file.endsWith('.css') && !file.startsWith('gallery/'))
  expect(breakpointsIn('styles/base.css')).toEqual([768, 1200, 1500])
  expect(new Set(site.flatMap(breakpointsIn))).toEqual(new Set([768, 1200, 1500]))
  expect(WIDE_FROM_PX).toBe(1200)
})
