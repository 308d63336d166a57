import { describe, expect, it } from 'vitest'
import { sourceImports } from './source-imports.ts'

const reached = (source: string, path = 'x.ts') =>
  sourceImports(path, source)?.map(({ specifier }) => specifier)

describe('what a file reaches', () => {
  it.each([
    ['a value', "import { a } from './a'", './a'],
    ['a type', "import type { A } from './a'", './a'],
    ['a type among values', "import { type A, b } from './a'", './a'],
    ['an effect', "import './a.css'", './a.css'],
    ['a re-export of all', "export * from './a'", './a'],
    ['a re-export of a type', "export type { A } from './a'", './a'],
    ['a lazy import', "const a = () => import('./a')", './a'],
    ['a lazy import by template', 'const a = import(`./a`)', './a'],
    ['a folder by a template with gaps', `const a = import(\`./entities/\${name}.ts\`)`, './entities/'],
    ['a type by import()', "type A = import('./a').A", './a'],
    ['a type by typeof import()', "let a: typeof import('./a')", './a'],
    ['a require', "const a = require('./a')", './a'],
    ['an import by equals', "import a = require('./a')", './a'],
    ['a folder by glob', "const a = import.meta.glob('../rates/*/*.csv')", '../rates/'],
    ['one of several globs', "const a = import.meta.glob(['../rates/**'])", '../rates/'],
    ['the address of a file', "const a = new URL('./a.csv', import.meta.url)", './a.csv'],
  ])('finds %s', (_kind, source, specifier) => {
    expect(reached(source)).toEqual([specifier])
  })

  it('reads JSX', () => {
    expect(reached("import { A } from './A'\nexport const b = <A<string> kind='x' />", 'b.tsx')).toEqual([
      './A',
    ])
  })

  it('ignores names in comments, texts and local exports', () => {
    const source =
      "// import './a'\nconst b = \"import './b'\"\nexport { b }\nnew URL('/c', 'https://d.example')"
    expect(reached(source)).toEqual([])
  })

  it('reports the line', () => {
    expect(sourceImports('x.ts', "\n\nimport {\n  a,\n} from './a'\n")?.[0]?.line).toBe(3)
  })

  it('marks a name computed at run time', () => {
    expect(sourceImports('x.ts', 'import(where)')?.[0]?.computed).toBe(true)
    expect(sourceImports('x.ts', `import(\`./\${where}\`)`)?.[0]?.computed).toBe(true)
  })

  it('returns undefined for a text that is not a program', () => {
    expect(sourceImports('x.ts', 'import {')).toBeUndefined()
  })
})
