import type { SiteField } from '../questions/aggregator.ts'
import { coverPart, driverPart, proposerPart, taxiPart, vehiclePart } from './site-parts.ts'

/** Our subjects, and the parts of a risk their answers come from. An answer without a field belongs to the first part. */
const subjects: Readonly<Record<string, readonly { part: string; fields: readonly SiteField[] }[]>> = {
  vehicleDetails: [{ part: 'vehicle', fields: vehiclePart }],
  proposerDetails: [
    { part: 'proposer', fields: proposerPart },
    { part: 'taxi', fields: taxiPart },
  ],
  coverDetails: [{ part: 'cover', fields: coverPart }],
  additionalDrivers: [{ part: 'drivers', fields: driverPart }],
}

/** The place in a site's risk for an answer of ours: "vehicleDetails.vehicleUse" is vehicle.use. */
export function sitePlaceOf(place: string): string {
  const [subject = '', ...rest] = place.split('.')
  const at = Number.isInteger(Number(rest[0])) && rest.length > 1 ? [rest[0]] : []
  const name = rest[at.length]
  for (const { part, fields } of subjects[subject] ?? []) {
    const found = fields.find(({ to }) => to.some((each) => each === name))
    if (found) return [part, ...at, found.name].join('.')
  }
  return [subjects[subject]?.[0]?.part ?? subject, ...at].join('.')
}
