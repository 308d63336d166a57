import { readFileSync } from 'node:fs'
import {
  coverPart,
  driverPart,
  proposerPart,
  taxiPart,
  vehiclePart,
} from '@milepost/domain/comparison/site-parts'
import { siteClaim } from '@milepost/domain/questions/claim'
import { siteConviction } from '@milepost/domain/questions/conviction'
import { siteModification } from '@milepost/domain/questions/modification'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../../../docs/comparison-sites.md', import.meta.url), 'utf8')
const fields = [
  ...proposerPart,
  ...driverPart,
  ...siteClaim,
  ...siteConviction,
  ...vehiclePart,
  ...siteModification,
  ...coverPart,
  ...taxiPart,
]

it('is told to a site’s engineer field by field', () => {
  expect(fields.length).toBeGreaterThan(60)
  const untold = fields.filter(({ name }) => !page.includes(`${name}\``))
  expect(untold.map(({ name }) => name)).toEqual([])
})

it('is told with all that we take for granted, in the words the customer reads', () => {
  const assumed = fields.flatMap(({ reckoned, unsent }) => [reckoned ?? [], unsent?.words ?? []].flat())
  expect(assumed.length).toBeGreaterThan(20)
  expect(assumed.filter((words) => !page.includes(words))).toEqual([])
})
