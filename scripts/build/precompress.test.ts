import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-precompress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('writes compressed copies next to the files that shrink, and next to no others', async () => {
  const script = 'export const words = "the same again";\n'.repeat(50)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'main.js'), script)
  writeFileSync(join(folder, 'assets', 'tiny.js'), 'x')
  writeFileSync(join(folder, 'assets', 'type.woff2'), script)
  writeFileSync(join(folder, 'index.html'), script)

  await precompress(folder)

  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'main.js',
    'main.js.br',
    'main.js.gz',
    'tiny.js',
    'type.woff2',
  ])
  expect(readdirSync(folder)).toEqual(['assets', 'index.html'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/main.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'assets/main.js.gz'))).toString()).toBe(script)
})
