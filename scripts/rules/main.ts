import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { faultsOf } from './check.ts'
import { afterReview, fingerprintsFile } from './fingerprints.ts'
import { isId } from './ids.ts'
import { readFingerprints, readHouse, readPages } from './read-house.ts'
import { shown } from './show.ts'

/** `npm run rules`: shows a rule, records that changed ones were reviewed, or checks all of them. */
const [command = 'check', ...words] = process.argv.slice(2)
if (command === 'check') check()
else if (command === 'reviewed') review(words)
else for (const id of [command, ...words]) show(id)

function check(): void {
  const house = readHouse(root)
  const faults = faultsOf(house)
  for (const fault of faults) console.log(fault)
  const count = house.pages.reduce((sum, { rules }) => sum + rules.length, 0)
  console.log(`${count} rules, ${house.citations.length} citations, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

function review(ids: readonly string[]): void {
  const unknown = ids.filter((id) => id !== '--all' && !isId(id))
  if (ids.length === 0 || unknown.length > 0) {
    console.log('npm run rules -- reviewed D-127 VEH-21, or reviewed --all')
    process.exitCode = 1
    return
  }
  const rules = readPages(root).flatMap((page) => page.rules)
  const now = afterReview(rules, readFingerprints(root), ids.includes('--all') ? 'all' : ids)
  writeFileSync(join(root, fingerprintsFile), `${JSON.stringify(now, undefined, 2)}\n`)
  console.log(`${fingerprintsFile} has ${Object.keys(now).length} fingerprints`)
}

function show(id: string): void {
  const house = readHouse(root)
  const rule = house.pages.flatMap((page) => page.rules).find((each) => each.id === id)
  if (rule === undefined) {
    console.log(`No page of docs/rules has ${id}.`)
    process.exitCode = 1
  } else console.log(`${shown(rule, house)}\n`)
}
