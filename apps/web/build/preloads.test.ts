import { expect, it } from 'vitest'
import { filesOf } from './preloads.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) => ({
  fileName,
  moduleIds,
  imports,
  isEntry,
})
const chunks = [
  chunk('assets/index.js', ['/web/main.tsx'], [], true),
  chunk('assets/results.js', ['/web/results.tsx'], ['assets/index.js', 'assets/shared.js']),
  chunk('assets/shared.js', ['/web/shared.ts'], ['assets/deep.js']),
  chunk('assets/deep.js', ['/web/deep.ts']),
  chunk('assets/other.js', ['/web/other.ts']),
]

it('lists the files needed to render a page, without those that its document names already', () => {
  expect(filesOf(chunks, ['/web/results.tsx'])).toEqual([
    '/assets/deep.js',
    '/assets/results.js',
    '/assets/shared.js',
  ])
})

it('lists the styles of those files too', () => {
  const styled = (name: string, sheet: string) => ({
    ...chunk(`assets/${name}.js`, [`/web/${name}.tsx`]),
    viteMetadata: { importedCss: new Set([sheet]) },
  })
  const page = { ...styled('results', 'assets/results.css'), imports: ['assets/shared.js'] }
  expect(filesOf([page, styled('shared', 'assets/shared.css')], ['/web/results.tsx'])).toEqual([
    '/assets/results.js',
    '/assets/shared.js',
    '/assets/shared.css',
    '/assets/results.css',
  ])
})

it('throws for a module that is no longer part of the site, and names it', () => {
  expect(() => filesOf(chunks, ['/web/gone.tsx'])).toThrow('No file of the site holds /web/gone.tsx')
})
