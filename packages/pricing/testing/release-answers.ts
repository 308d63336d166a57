/// <reference types="node" />
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { journeyIds } from '@milepost/domain/terms/identity'
import { riskFrom } from './made-risk.ts'
import { peopleByJourney } from './people-by-journey.ts'
import { releasesFolder } from './releases.ts'

/** `npm run release-answers -- 2026-12`: saves what this release stores for a customer of each journey, for later tests. */
const [release = ''] = process.argv.slice(2)
const folder = join(releasesFolder, release)
if (!/^\d{4}-\d{2}(-[a-z0-9-]+)?$/.test(release) || existsSync(folder)) {
  process.stderr.write(
    'Name a release without answers yet, by its month: npm run release-answers -- 2026-12\n',
  )
  process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  for (const journey of journeyIds) {
    const { answers } = peopleByJourney[journey]
    const stored = { answers, risk: riskFrom(journey, answers) }
    writeFileSync(join(folder, `${journey}.json`), `${JSON.stringify(stored, undefined, 2)}\n`)
  }
  process.stdout.write(`Written: ${folder}\n`)
}
