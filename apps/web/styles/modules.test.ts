import { expect, it } from 'vitest'

const modules = import.meta.glob<string>('../**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By module: the classes that the components which import it take from it. */
const worn = new Map<string, Set<string>>()
/** Ways of taking a class that this test cannot follow. */
const unclear: string[] = []
for (const [file, source] of Object.entries(sources)) {
  for (const [, name, from = ''] of source.matchAll(/^import (\w+) from '(\S+\.module\.css)'/gm)) {
    const module = new URL(from, `file:///styles/${file}`).pathname
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

it('takes every class by its name, so that it can be found', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(100)
  expect(unclear).toEqual([])
})

it.each(Object.entries(modules))('has in %s exactly the classes that its components wear', (file, css) => {
  const module = new URL(file, 'file:///styles/').pathname
  expect([...classesIn(css)].sort()).toEqual([...(worn.get(module) ?? [])].sort())
})
