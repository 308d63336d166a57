import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pathsIn } from '../import-rules/source-tree.ts'
import { root } from '../root.mjs'
import { missingThings, treeOf } from './named-things.ts'

const files = pathsIn(root)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const pages = files
  .filter((path) => path.endsWith('.md'))
  .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)

it('every page of docs names only things that exist', () => {
  const tree = treeOf(files, Object.keys(scripts), new Map(pages))
  // Historical notes name files that may no longer exist.
  const lasting = pages.filter(([, text]) => !text.includes('*History'))
  const missing = lasting.flatMap(([path]) =>
    missingThings(path, tree).map(({ line, name }) => `${path}:${line} ${name}`),
  )
  expect(missing).toEqual([])
})

describe('what a page names', () => {
  const missingIn = (text: string) =>
    missingThings(
      'docs/page.md',
      treeOf(
        ['docs/page.md', 'apps/web/App.tsx', 'packages/domain/terms/identity.ts'],
        ['demo'],
        new Map([['docs/page.md', text]]),
      ),
    ).map(({ name }) => name)

  it.each([
    ['a file, by its whole path or the end of it', '`apps/web/App.tsx` and `terms/identity.ts`'],
    ['a folder', '`packages/domain/`'],
    ['several files in one name', '`apps/web/{App,App}.tsx`'],
    ['a link, also to a heading', '# A page\n[there](../apps/web/App.tsx) [here](#a-page)'],
    ['a command', '`npm run demo`'],
    [
      'text that is not a path of the tree',
      '`/api/docs`, `dist/sbom.cdx.json`, `packages/brands/<brand>/`, `text/html`',
    ],
  ])('is found: %s', (_what, text) => {
    expect(missingIn(text)).toEqual([])
  })

  it.each([
    ['a file that has moved', '`apps/web/Main.tsx`', 'apps/web/Main.tsx'],
    ['one of several files', '`apps/web/{App,Main}.tsx`', 'apps/web/Main.tsx'],
    ['a folder that was removed', '`packages/terms/`', 'packages/terms/'],
    ['a link to nothing', '[there](there.md)', 'there.md'],
    ['a heading that was renamed', '# A page\n[here](#the-page)', '#the-page'],
    ['a command that was removed', '`npm run show`', 'show'],
  ])('is reported as missing: %s', (_what, text, name) => {
    expect(missingIn(text)).toEqual([name])
  })
})
