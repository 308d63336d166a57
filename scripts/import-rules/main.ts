import { root } from '../root.mjs'
import { checkImports } from './check-imports'
import { readTree } from './source-tree'

const tree = readTree(root)
const violations = checkImports(tree)
for (const { path, line, words } of violations) console.log(`${path}:${line} ${words}`)
console.log(`${tree.sources.size} files, ${violations.length} imports that no rule allows`)
process.exitCode = violations.length === 0 ? 0 : 1
