import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathsIn } from '../import-rules/source-tree.ts'
import { type House, unseenFile } from './check.ts'
import { citationsIn } from './citations.ts'
import { type Fingerprints, fingerprintsFile } from './fingerprints.ts'
import { type RulePage, readPage } from './read-page.ts'
import { readTests } from './read-tests.ts'

const index = 'docs/rules/README.md'
const isRulePage = (path: string) => /^docs\/rules\/[\w-]+\.md$/.test(path) && path !== index
const isText = (path: string) => /\.(tsx?|mts|mjs|js|md|sql|ya?ml|conf|css|html|sh)$/.test(path)
/** Generated from titles, or about ids and not under them: this check and its tests name rules as examples. */
const isSilent = (path: string) =>
  path === 'docs/requirements.md' || path === index || /^scripts\/(rules|requirements)\//.test(path)

/** The pages of docs/rules, in the order of their names. */
export function readPages(root: string, paths = pathsIn(root)): readonly RulePage[] {
  return paths
    .filter(isRulePage)
    .sort()
    .map((path) => readPage(path, readFileSync(join(root, path), 'utf8')))
}

/** Reads the pages, the tests, and every text of the clone for the rules it cites. */
export function readHouse(root: string): House {
  const paths = pathsIn(root)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const readIfThere = (path: string) => (existsSync(join(root, path)) ? read(path) : '')
  return {
    pages: readPages(root, paths),
    index: readIfThere(index),
    ...testsOf(root),
    citations: paths
      .filter((path) => isText(path) && !isSilent(path))
      .flatMap((path) => citationsIn(path, read(path))),
    fingerprints: readFingerprints(root),
    unseen: readIfThere(unseenFile)
      .split('\n')
      .filter((line) => line !== ''),
  }
}

function testsOf(root: string): Pick<House, 'tests' | 'longTests'> {
  const { every, onlyLong } = readTests(root)
  return { tests: every, longTests: onlyLong }
}

export function readFingerprints(root: string): Fingerprints {
  const file = join(root, fingerprintsFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
