import { root } from '../root.mjs'
import { checkWalls } from './check-imports'
import { readTree } from './source-tree'

const tree = readTree(root)
const breaches = checkWalls(tree)
for (const { path, line, words } of breaches) console.log(`${path}:${line} ${words}`)
console.log(`${tree.sources.size} files, ${breaches.length} broken walls`)
process.exitCode = breaches.length === 0 ? 0 : 1
