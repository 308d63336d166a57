import { execFileSync } from 'node:child_process'
import { root } from '../root.mjs'
import { readNewBrand, writeBrand } from './write-brand.ts'

/** `npm run new-brand -- Juniper`: creates a brand with a neutral theme that sells nothing yet, and prints what is left to do. */
const brand = readNewBrand(process.argv.slice(2))
const written = 'refused' in brand ? brand : writeBrand(root, brand)
if ('refused' in brand || 'refused' in written) {
  console.error('refused' in written ? written.refused : '')
  process.exitCode = 1
} else {
  execFileSync(process.execPath, ['node_modules/.bin/biome', 'check', '--write', ...written], { cwd: root })
  console.log(['Written:', ...written.map((path) => `  ${path}`)].join('\n'))
  console.log(`
Left to do:
  1. ${brand.slug}/brand.ts: the firm, the first screen, the mark, the colours. themes.test.ts names every pair of colours that is too close.
  2. ${brand.slug}/voice.ts and artwork.ts: its words and its pictures; brand.ts: how its pages are arranged (composition.ts).
  3. What it sells: CONTRIBUTING.md, "Add a journey".
  4. Look at it: npm run dev, then http://localhost:5173/gallery/index.html (the switch at the top lists journeys).`)
}
