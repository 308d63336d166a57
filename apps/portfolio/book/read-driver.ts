import { badgeTypes } from '@milepost/domain/lists/badge-types'
import { employmentTypes, workOfThoseNotWorking } from '@milepost/domain/lists/employment-types'
import { licenceTypes } from '@milepost/domain/lists/licence-types'
import { licensingAuthorities } from '@milepost/domain/lists/licensing-authorities'
import { maritalStatuses } from '@milepost/domain/lists/marital-statuses'
import { occupations } from '@milepost/domain/lists/occupations'
import { MINIMUM_AGE } from '@milepost/domain/questions/people/birth'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { atAge } from '@milepost/pricing/book/typical-risk'
import type { Badge, Driver } from '@milepost/pricing/risk/driver'
import { type Cells, codesOf } from './cells'
import type { DriverColumn } from './columns'
import { entriesOf } from './entries'
import { readClaims } from './read-claims'
import { readConvictions } from './read-convictions'

const licences = codesOf(licenceTypes)
const statuses = codesOf(maritalStatuses)
const employments = codesOf(employmentTypes)
const jobs = codesOf(occupations)
const badges = codesOf(badgeTypes)
const authorities = codesOf(licensingAuthorities)

const oldest = 120

/** @param start the day cover starts, by which a conviction may be spent */
export function readDriver(cells: Cells<DriverColumn>, typical: Driver, start: LocalDate): Driver {
  const age = cells.whole('age', [MINIMUM_AGE, oldest], typical.age)
  const base = atAge(typical, age)
  const employment = cells.code('employment', employments, base.employment)
  return {
    ...base,
    licence: {
      type: cells.code('licence', licences, base.licence.type),
      // Held since the 16th birthday at most.
      years: cells.whole('licence years', [0, age - MINIMUM_AGE], base.licence.years),
    },
    ukResidencyYears: cells.whole('years in the uk', [0, age], base.ukResidencyYears),
    maritalStatus: cells.code('marital status', statuses, base.maritalStatus),
    employment,
    occupations: readOccupations(cells, goesWith(employment, base)),
    claims: readClaims(cells),
    convictions: readConvictions(cells, start),
    hasCriminalConviction: cells.yes('criminal conviction', base.hasCriminalConviction),
    hasBeenRefusedCover: cells.yes('refused cover', base.hasBeenRefusedCover),
    badge: readBadge(cells, base.badge),
  }
}

/** Somebody who does not work has the occupation that says so. */
function goesWith(employment: Driver['employment'], base: Driver): Driver['occupations'] {
  const of: Partial<Record<string, { occupation?: string; industry: string }>> = workOfThoseNotWorking
  const occupation = of[employment]?.occupation
  return occupation === undefined ? base.occupations : [occupation]
}

function readOccupations(
  cells: Cells<DriverColumn>,
  otherwise: Driver['occupations'],
): Driver['occupations'] {
  const said = entriesOf(cells.text('occupation'))
  const [first, second] = said.map(({ words, parts: [part = ''] }) => {
    // A spreadsheet that takes 009 for a number leaves 9.
    const code = jobs.get((/^\d+$/.test(part) ? part.padStart(3, '0') : part).toUpperCase())
    if (code === undefined) cells.refuse('occupation', `${words} is no code of an occupation`)
    return code
  })
  if (said.length > 2) cells.refuse('occupation', 'there are at most two')
  if (first === undefined) return otherwise
  return second === undefined ? [first] : [first, second]
}

function readBadge(cells: Cells<DriverColumn>, base: Badge): Badge {
  if (base.kind === 'not-asked') {
    cells.mustBeEmpty(['badge', 'badge years', 'licensed by', 'full time'], 'is asked of taxi drivers only')
    return base
  }
  return {
    ...base,
    type: cells.code('badge', badges, base.type),
    years: cells.whole('badge years', [0, 100], base.years),
    licensingAuthority: cells.code('licensed by', authorities, base.licensingAuthority),
    isFullTime: cells.yes('full time', base.isFullTime),
  }
}
