import { readTree } from '../import-rules/source-tree.ts'
import { root } from '../root.mjs'
import { changedFiles } from './changed-files.ts'
import { nearestTests } from './nearest-tests.ts'

/** For `npm test -- near`: what changed and the tests nearest to it, as JSON. */
const { since, files } = changedFiles(root, process.argv[2])
console.log(JSON.stringify({ since, files, tests: nearestTests(files, readTree(root)) }))
