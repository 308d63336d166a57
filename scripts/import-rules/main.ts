import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { checkImports } from './check-imports'
import { checkWords, readGlossary } from './glossary'
import { readTree } from './source-tree'

/** `npm test -- imports`: who may import whom, and the words that names and comments may no longer use. */
const tree = readTree(root)
const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
const violations = [...checkImports(tree), ...checkWords(tree, glossary)]
for (const { path, line, words } of violations) console.log(`${path}:${line} ${words}`)
console.log(`${tree.sources.size} files, ${violations.length} imports or names that no rule allows`)
process.exitCode = violations.length === 0 ? 0 : 1
