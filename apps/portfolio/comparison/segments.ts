import { lines, ratedLines } from '@milepost/domain/lines/lines'
import { coverLevels } from '@milepost/domain/lists/cover'
import { postcodeAreas } from '@milepost/domain/lists/postcode-areas'
import { overnightLocations } from '@milepost/domain/lists/vehicle'
import { journeyIds } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import { unspentConvictions } from '@milepost/pricing/risk/driving-record'
import { noClaimsYears, type Risk } from '@milepost/pricing/risk/risk'

/** One way to segment the book. The names are in display order; one not listed comes last. */
export type Dimension = {
  title: string
  names: readonly string[]
  nameOf: (risk: Risk, before: Pence) => string
  /** If there are too many to show, those with the largest change are shown. */
  showsMostMoved?: true
}

const ages = bands([16, 17, 21, 25, 30, 40, 50, 60, 70, 80])
const groups = bands([1, 11, 21, 31, 41], (text) => (text === '41+' ? '41–50' : text))
const vehicleAges = bands([0, 3, 6, 10, 15], (text) => `${text} years`)
const values = bands([0, 3000, 6000, 10_000, 20_000, 40_000], (text) => `£${text}`)
const mileages = bands([0, 5000, 8000, 12_000, 20_000])
const years = bands([0, 1, 2, 3, 4, 5, 6, 9])
const counts = bands([0, 1, 2])
const premiums = bands([0, 300, 500, 750, 1000, 1500, 2500], (text) => `£${text}`)

const areaNames = new Map(postcodeAreas.map(({ code, desc }) => [code, `${code} ${desc}`]))
const levelNames = new Map<string, string>(coverLevels.map(({ code, desc }) => [code, desc]))
const overnightNames = new Map<string, string>(overnightLocations.map(({ code, desc }) => [code, desc]))

export const dimensions: readonly Dimension[] = [
  {
    title: 'Line',
    names: ratedLines.map((line) => lines[line].name),
    nameOf: ({ line }) => lines[line].name,
  },
  { title: 'Journey', names: journeyIds, nameOf: ({ journey }) => journey },
  {
    title: 'Age of the policyholder',
    names: ages.names,
    nameOf: ({ drivers: [{ age }] }) => ages.nameOf(age),
  },
  {
    title: 'No-claims years',
    names: years.names,
    nameOf: ({ cover }) => years.nameOf(noClaimsYears(cover.noClaims)),
  },
  {
    title: 'Area, the most moved',
    names: [...areaNames.values()],
    nameOf: ({ vehicle }) => areaNames.get(vehicle.overnightArea) ?? vehicle.overnightArea,
    showsMostMoved: true,
  },
  {
    title: 'Insurance group',
    names: [...groups.names, 'unknown'],
    nameOf: ({ vehicle: { group } }) => (group === 'unknown' ? group : groups.nameOf(group)),
  },
  {
    title: 'Age of the vehicle',
    names: [...vehicleAges.names, 'unknown'],
    nameOf: ({ vehicle: { age } }) => (age === 'unknown' ? age : vehicleAges.nameOf(age)),
  },
  {
    title: 'Value of the vehicle',
    names: values.names,
    nameOf: ({ vehicle }) => values.nameOf(Math.floor(vehicle.value / 100)),
  },
  {
    title: 'Miles a year',
    names: [...mileages.names, 'Thirty-day cover'],
    nameOf: ({ vehicle: { mileage } }) =>
      mileage.per === 'year' ? mileages.nameOf(mileage.miles) : 'Thirty-day cover',
  },
  {
    title: 'Kept overnight',
    names: [...overnightNames.values()],
    nameOf: ({ vehicle }) => overnightNames.get(vehicle.overnight) ?? vehicle.overnight,
  },
  {
    title: 'Cover',
    names: [...levelNames.values()],
    nameOf: ({ cover }) => levelNames.get(cover.level) ?? cover.level,
  },
  {
    title: 'Drivers',
    names: ['One', 'Two or more'],
    nameOf: ({ drivers }) => (drivers.length === 1 ? 'One' : 'Two or more'),
  },
  {
    title: 'Claims, all drivers',
    names: counts.names,
    nameOf: ({ drivers }) => counts.nameOf(drivers.reduce((sum, { claims }) => sum + claims.length, 0)),
  },
  {
    title: 'Convictions, all drivers',
    names: counts.names,
    nameOf: ({ drivers }) =>
      counts.nameOf(drivers.reduce((sum, driver) => sum + unspentConvictions(driver).length, 0)),
  },
  {
    title: 'Premium before',
    names: premiums.names,
    nameOf: (_risk, before) => premiums.nameOf(Math.floor(before / 100)),
  },
]

/** Whole numbers in ranges, each named by its first and last: `21–24`, `80+`. */
export function bands(starts: readonly number[], words = (text: string) => text) {
  const names = starts.map((start, at) => {
    const next = starts[at + 1]
    if (next === undefined) return words(`${start.toLocaleString('en-GB')}+`)
    const last = next - 1
    const first = start.toLocaleString('en-GB')
    return words(last === start ? first : `${first}–${last.toLocaleString('en-GB')}`)
  })
  const nameOf = (number: number): string => {
    let at = starts.length - 1
    while (at > 0 && number < (starts[at] ?? 0)) at -= 1
    return names[at] ?? ''
  }
  return { names, nameOf }
}
