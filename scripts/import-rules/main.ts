import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { faultsOf } from '../rules/check.ts'
import { readHouse } from '../rules/read-house.ts'
import { checkImports } from './check-imports.ts'
import { checkSubjects } from './check-subjects.ts'
import { checkWords, readGlossary } from './glossary.ts'
import { readTree } from './source-tree.ts'

/**
 * `npm test -- imports`: who may import whom, the words that names and comments may no longer use, and the rules that code cites and
 * tests prove.
 */
const tree = readTree(root)
const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
const violations = [...checkImports(tree), ...checkSubjects(tree), ...checkWords(tree, glossary)]
for (const { path, line, words } of violations) console.log(`${path}:${line} ${words}`)
console.log(`${tree.sources.size} files, ${violations.length} imports or names that no rule allows`)
const house = readHouse(root)
const faults = faultsOf(house)
for (const fault of faults) console.log(fault)
console.log(`${house.citations.length} citations of rules, ${faults.length} faults of the rulebook`)
process.exitCode = violations.length + faults.length === 0 ? 0 : 1
