import { ratedLines } from '@milepost/domain/lines/lines'
import { coverLevels, noClaimsEarnedOn } from '@milepost/domain/lists/cover'
import { claimTypes } from '@milepost/domain/lists/history'
import { badgeTypes, licenceTypes } from '@milepost/domain/lists/licence'
import { employmentTypes, maritalStatuses } from '@milepost/domain/lists/person'
import { bodyTypes, modifications, overnightLocations, vehicleUses } from '@milepost/domain/lists/vehicle'
import { localDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import { atAge, typicalDriverOn } from '../book/typical-risk.ts'
import type { Badge, Driver } from '../risk/driver.ts'
import type { Cover, NoClaims, Risk } from '../risk/risk.ts'
import type { Vehicle } from '../risk/vehicle.ts'
import { Fields, readExampleText } from './example-text.ts'
import { aRiskOn } from './people.ts'

/** A person and their price. */
export type Example = {
  person: string
  risk: Risk
  price: { premium: Pence; tax: Pence; total: Pence }
  /** A market price including tax, in pounds, that this price should stay near. */
  near: number | undefined
}

/** What an example leaves out is as for the typical person of its line. */
export function readExample(text: string): Example {
  const all = new Fields('example', readExampleText(text))
  const base = aRiskOn(all.code('line', ratedLines, 'private-car'))
  const [proposer, ...named] = [all.part('driver'), ...all.list('named drivers')]
  const main = all.number('main driver', 1) - 1
  const near = all.text('near', '')
  const price = all.part('price')
  const example: Example = {
    person: all.text('person', ''),
    risk: {
      ...base,
      ratedOn: localDate(all.text('rated on', base.ratedOn)),
      vehicle: vehicleOf(all.part('vehicle'), base.vehicle),
      cover: coverOf(all.part('cover'), base.cover),
      drivers: [
        driverOf(proposer, base.drivers[0], main === 0),
        ...named.map((fields, index) => driverOf(fields, namedLike(base), main === index + 1)),
      ],
      isHomeOwner: all.yes('home owner', base.isHomeOwner),
    },
    price: {
      premium: price.pounds('premium', '0'),
      tax: price.pounds('tax', '0'),
      total: price.pounds('total', '0'),
    },
    near: near === '' ? undefined : Number(near),
  }
  price.done()
  all.done()
  return example
}

const codesOf = <Code extends string>(list: readonly { code: Code }[]): readonly Code[] =>
  list.map(({ code }) => code)

function namedLike(base: Risk): Driver {
  return typicalDriverOn(base.line)
}

function vehicleOf(fields: Fields, base: Vehicle): Vehicle {
  const read: Vehicle = {
    ...base,
    group: fields.number('group', Number(base.group)),
    value: fields.pounds('value', String(base.value / 100)),
    age: fields.number('age', Number(base.age)),
    bodyType: fields.code(
      'body',
      codesOf(bodyTypes),
      base.bodyType === 'unknown' ? 'HATCHBACK' : base.bodyType,
    ),
    use: fields.code('use', codesOf(vehicleUses), base.use),
    mileage: { ...base.mileage, miles: fields.number('miles', base.mileage.miles) },
    overnight: fields.code('overnight', codesOf(overnightLocations), base.overnight),
    overnightArea: fields.text('area', base.overnightArea),
    modifications: fields.list('modifications').map((modification) => ({
      code: modification.code('code', codesOf(modifications), 'OTHER'),
      value: modification.pounds('value', '100'),
      isForMedicalReasons: modification.yes('medical', false),
    })),
  }
  fields.done()
  return read
}

function coverOf(fields: Fields, base: Cover): Cover {
  const read: Cover = {
    ...base,
    level: fields.code('level', codesOf(coverLevels), base.level),
    term: fields.code('term', ['annual', 'thirty-day', 'impound'], base.term),
    voluntaryExcess: fields.pounds('excess', String(base.voluntaryExcess / 100)),
    noClaims: noClaimsOf(fields, base.noClaims),
  }
  fields.done()
  return read
}

function noClaimsOf(fields: Fields, base: NoClaims): NoClaims {
  const typicalOn = base.kind === 'earned' ? base.on : 'not-asked'
  const count = fields.number('no claims', base.kind === 'earned' ? base.years : 0)
  const isProtected = fields.yes('protected', false)
  const on = fields.code('earned on', [...codesOf(noClaimsEarnedOn), 'not-asked'], typicalOn)
  const years = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).find((known) => known === count)
  return years === undefined ? { kind: 'none' } : { kind: 'earned', years, isProtected, on }
}

function driverOf(fields: Fields, typicalOfLine: Driver, isMain: boolean): Driver {
  const base = atAge(typicalOfLine, fields.number('age', typicalOfLine.age))
  const read: Driver = {
    ...base,
    isMain,
    licence: {
      type: fields.code('licence', codesOf(licenceTypes), base.licence.type),
      years: fields.number('licence years', base.licence.years),
    },
    ukResidencyYears: fields.number('years in the uk', base.ukResidencyYears),
    maritalStatus: fields.code('marital status', codesOf(maritalStatuses), base.maritalStatus),
    employment: fields.code('employment', codesOf(employmentTypes), base.employment),
    occupations: [fields.text('occupation', base.occupations[0])],
    claims: fields.list('claims').map((claim) => ({
      type: claim.code('type', codesOf(claimTypes), 'A'),
      isAtFault: claim.yes('fault', true),
      cost: claim.pounds('cost', '1500'),
      yearsAgo: claim.number('years ago', 0),
    })),
    convictions: fields.list('convictions').map((conviction) => ({
      offence: conviction.text('code', ''),
      points: conviction.number('points', 3),
      ban: { kind: 'none' },
      isPending: false,
      yearsAgo: conviction.number('years ago', 0),
      isSpent: false,
    })),
    badge: badgeOf(fields, base.badge),
  }
  fields.done()
  return read
}

function badgeOf(fields: Fields, base: Badge): Badge {
  if (base.kind === 'not-asked') return base
  return {
    ...base,
    years: fields.number('badge years', base.years),
    type: fields.code('badge', codesOf(badgeTypes), base.type),
    licensingAuthority: fields.text('licensed by', base.licensingAuthority),
    isFullTime: fields.yes('full time', base.isFullTime),
  }
}
