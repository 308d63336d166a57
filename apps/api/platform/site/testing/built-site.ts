import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { afterAll } from 'vitest'
import { SHARING_PICTURES } from '../page-meta.ts'
import { FIRST_SCREENS, LANDING_SCREENS, WAITING_SCREENS } from '../page-template.ts'
import { hashOf, MANIFEST } from '../payment-manifest.ts'

export const template = `<!doctype html>
<html lang="en-GB" data-journey="%JOURNEY%" data-brand="%BRAND%">
<head>
<title>%TITLE%</title>
<script type="module" crossorigin src="/assets/app-1a2b3c4d.js" nonce="%NONCE%"></script>
<link rel="modulepreload" crossorigin href="/assets/part-5e6f7a8b.js" nonce="%NONCE%">
<style nonce="%NONCE%">body{margin:0}</style>
</head>
<body><div id="root"></div></body>
</html>
`
export const script = `export const words = ${JSON.stringify('mile '.repeat(400))}\n`

/** A folder as the web site's build leaves it. Call it at the top of a test file; it is removed at the end. */
export function builtSite(page: string | undefined = template): string {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-site-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  if (page !== undefined) writeFileSync(join(folder, 'index.html'), page)
  const brand = { styles: '[data-brand="A"]{--accent: green;}', font: '/assets/font-3a4b5c6d.woff2' }
  writeFileSync(join(folder, 'brands.json'), JSON.stringify({ A: brand }))
  const results = ['/assets/results-7e8f9a0b.js', '/assets/results-1b2c3d4e.css']
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify({ results, pcwResult: results }))
  for (const [screens, what] of [
    [FIRST_SCREENS, 'The first screen'],
    [LANDING_SCREENS, 'The landing'],
    [WAITING_SCREENS, 'The frame'],
  ] as const) {
    mkdirSync(join(folder, screens))
    for (const id of journeyIds)
      writeFileSync(join(folder, screens, `${id}.html`), `<h1>${what} of ${id}</h1>`)
  }
  mkdirSync(join(folder, 'favicons'))
  for (const icon of ['favicon.svg', 'favicons/CRT.svg'])
    writeFileSync(join(folder, icon), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  mkdirSync(join(folder, SHARING_PICTURES))
  writeFileSync(join(folder, SHARING_PICTURES, 'carrot_pc.png'), 'a picture')
  writeFileSync(join(folder, '.secret'), 'hidden')
  const file = join(folder, 'assets', 'app-1a2b3c4d.js')
  writeFileSync(file, script)
  writeFileSync(`${file}.br`, brotliCompressSync(script))
  writeFileSync(`${file}.gz`, gzipSync(script))
  const files = ['index.html', ...['', '.br', '.gz'].map((packed) => `assets/app-1a2b3c4d.js${packed}`)]
  const built = files.filter((name) => name !== 'index.html' || page !== undefined)
  const hashes = built.map((name) => [name, hashOf(readFileSync(join(folder, name)))])
  writeFileSync(join(folder, MANIFEST), JSON.stringify(Object.fromEntries(hashes)))
  return folder
}

const nameOf = (id: JourneyId) => `${id.replaceAll('_', '-')}.localhost`

/** The host names of development, on their port. */
export const siteHosts = {
  pinned: undefined,
  byHost: new Map(journeyIds.map((id) => [nameOf(id), id])),
  originOf: new Map(journeyIds.map((id) => [nameOf(id), `http://${nameOf(id)}:3000`])),
}
