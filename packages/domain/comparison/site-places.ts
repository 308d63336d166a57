import { coverRows } from './cover-rows'
import { driverRows, proposerRows, taxiRows } from './people-rows'
import type { AnyRow } from './row'
import { vehicleRows } from './vehicle-rows'

/** Our subjects, and the parts of a risk that lead to their answers. What no field leads to belongs to the first part. */
const subjects: Readonly<Record<string, readonly { part: string; rows: readonly AnyRow[] }[]>> = {
  vehicleDetails: [{ part: 'vehicle', rows: vehicleRows }],
  proposerDetails: [
    { part: 'proposer', rows: proposerRows },
    { part: 'taxi', rows: taxiRows },
  ],
  coverDetails: [{ part: 'cover', rows: coverRows }],
  additionalDrivers: [{ part: 'drivers', rows: driverRows }],
}

/** Where a site would send the answer at this place of ours: "vehicleDetails.vehicleUse" is vehicle.use. */
export function sitePlaceOf(place: string): string {
  const [subject = '', ...rest] = place.split('.')
  const at = Number.isInteger(Number(rest[0])) && rest.length > 1 ? [rest[0]] : []
  const name = rest[at.length]
  for (const { part, rows } of subjects[subject] ?? []) {
    const found = rows.find(({ to }) => to.some((each) => each === name))
    if (found) return [part, ...at, found.from].join('.')
  }
  return [subjects[subject]?.[0]?.part ?? subject, ...at].join('.')
}
