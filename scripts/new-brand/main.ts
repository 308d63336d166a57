import { execFileSync } from 'node:child_process'
import { recipe } from '../docs/recipe.ts'
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
  console.log(`\nLeft to do:\n${recipe(root, 'Add a brand')}`)
}
