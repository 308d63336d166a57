import type { Assumption, SiteProblem } from '@milepost/domain/comparison/read-part'
import { siteAnswers } from '@milepost/domain/comparison/site-answers'
import { sitePlaceOf } from '@milepost/domain/comparison/site-places'
import { assumptionsThatCount, siteProvenance } from '@milepost/domain/comparison/site-provenance'
import type { SiteRisk } from '@milepost/domain/comparison/site-risk'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { Answers } from '@milepost/domain/questions/answers'
import { SEARCH_REGISTRATION } from '@milepost/domain/questions/vehicle/registration'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { type Risk, toRisk } from '@milepost/pricing/risk/risk'
import type { Failed } from '../platform/ports.ts'
import { type SiteVehiclePorts, withSiteVehicle } from './site-vehicle.ts'

export type ReadSiteRisk = {
  kind: 'read'
  risk: Risk
  answers: Answers
  provenance: Provenance
  assumed: readonly Assumption[]
}

/** Everything that prevents a price for a site's risk, by the site's own field names. */
export type Unreadable = { kind: 'unreadable'; problems: readonly SiteProblem[] }

/** A site's risk mapped to answers, with the same questions and path as every customer. All gaps are reported in one response. */
export async function readSiteRisk(
  sent: SiteRisk,
  { journey, now }: { journey: JourneyId; now: Date },
  ports: SiteVehiclePorts,
): Promise<ReadSiteRisk | Unreadable | Failed> {
  const terms = journeys[journey]
  const mapped = siteAnswers(sent, { terms, today: londonDate(now), now })
  const vehicle = await withSiteVehicle(mapped.answers, sent.vehicle, terms, ports)
  if (vehicle.kind === 'failed') return vehicle
  const read = toRisk(vehicle.answers, { terms, now, channel: 'aggregator' })
  const named = [...mapped.problems, ...(vehicle.problem ? [vehicle.problem] : [])]
  if (read.kind === 'missing' || named.length > 0) {
    const missing = read.kind === 'missing' ? read.missing : []
    return { kind: 'unreadable', problems: [...named, ...otherGaps(named, missing)] }
  }
  const provenance = {
    ...siteProvenance(read.answers, mapped.assumed),
    ...(vehicle.isValueLookedUp && { 'vehicleDetails.value': 'looked-up' as const }),
  }
  const assumed = assumptionsThatCount(mapped.assumed, provenance)
  return { kind: 'read', risk: read.risk, answers: read.answers, provenance, assumed }
}

/** A gap is named once: an unreadable code is the reason for its gap. */
function otherGaps(named: readonly SiteProblem[], missing: readonly Missing[]): readonly SiteProblem[] {
  return missing.map(gap).filter(({ field }) => {
    const isReportedAlready = (problem: SiteProblem) =>
      problem.field === field || problem.field.startsWith(`${field}.`) || isSameVehicle(problem.field, field)
    return !named.some(isReportedAlready)
  })
}

/** Without the vehicle neither its value nor its kind can be checked. */
function isSameVehicle(reported: string, field: string): boolean {
  const ofVehicle = ['vehicle.registration', 'vehicle.described']
  return ofVehicle.includes(reported) && ['vehicle', 'vehicle.registration'].includes(field)
}

function gap({ key, field, message }: Missing): SiteProblem {
  const isWrongClass = key === SEARCH_REGISTRATION.key
  return {
    field: sitePlaceOf(field),
    message: isWrongClass ? 'This product does not insure vehicles of this class' : message,
  }
}
