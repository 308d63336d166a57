import type { SiteProblem } from '@milepost/domain/comparison/read-part'
import type { SiteVehicle } from '@milepost/domain/comparison/site-risk'
import type { Answers } from '@milepost/domain/questions/answers'
import { NONE_OF_THESE } from '@milepost/domain/questions/vehicle/abi-code'
import { identifiedVehicle } from '@milepost/domain/questions/vehicle/vehicle-found'
import type { Terms } from '@milepost/domain/terms/terms'
import { fromPounds } from '@milepost/domain/values/pence'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { VehicleByDescription, VehicleByRegistration } from '../lookup/ports.ts'
import type { Failed } from '../platform/ports.ts'
import { answersWithVehicle } from '../quote/answers-with-vehicle.ts'

export type SiteVehiclePorts = {
  vehicleByRegistration: VehicleByRegistration
  vehicleByDescription: VehicleByDescription
}

/** The answers with their vehicle, and whether we looked up its value; or the problem, in the site's field names. */
type WithVehicle = {
  kind: 'answers'
  answers: Answers
  isValueLookedUp: boolean
  problem?: SiteProblem
}

/**
 * Finds the vehicle of a site's risk by its registration or, without one, by its description; then the price is an indication
 * (VLS-01).
 */
export async function withSiteVehicle(
  answers: Answers,
  sent: SiteVehicle,
  terms: Terms,
  ports: SiteVehiclePorts,
): Promise<WithVehicle | Failed> {
  if (sent.registration !== undefined) {
    const looked = await answersWithVehicle(answers, ports)
    if (looked.kind === 'failed') return looked
    const { vehicleInfo } = looked.answers.vehicleDetails
    if (vehicleInfo?.matches && sent.described === undefined) return without(answers, MODEL_NEEDED)
    if (vehicleInfo) return valued(await named(looked.answers, vehicleInfo, sent, ports))
    if (sent.described === undefined) return without(answers, NO_SUCH_PLATE)
  }
  if (sent.described === undefined) return without(answers, NO_VEHICLE)
  if (!terms.rating.pricesWithoutPlate) return without(answers, PLATE_NEEDED)
  const found = await ports.vehicleByDescription(sent.described)
  if (found.kind === 'not-found') return without(answers, NO_SUCH_VEHICLE)
  const { registration: _unknown, ...vehicleDetails } = answers.vehicleDetails
  return valued({
    ...answers,
    vehicleDetails: { ...vehicleDetails, isQuotedWithoutPlate: true, vehicleInfo: found.value },
  })
}

/**
 * If the register names no model, the vehicle is the match that the visitor described; without such a match the quote is
 * referred.
 */
async function named(
  answers: Answers,
  vehicleInfo: VehicleInfo,
  { described }: SiteVehicle,
  { vehicleByDescription }: SiteVehiclePorts,
): Promise<Answers> {
  const { matches } = vehicleInfo
  if (matches === undefined) return answers
  const found = described && (await vehicleByDescription(described, matches))
  const code = found?.kind === 'found' ? found.value.abicode : NONE_OF_THESE
  return {
    ...answers,
    vehicleDetails: { ...answers.vehicleDetails, ...identifiedVehicle(vehicleInfo, code) },
  }
}

const NO_SUCH_PLATE: SiteProblem = {
  field: 'vehicle.registration',
  message: 'No vehicle has this registration: check it, or describe the vehicle',
}
const MODEL_NEEDED: SiteProblem = {
  field: 'vehicle.described',
  message: 'The registration alone does not tell the model: describe the vehicle too',
}
const NO_VEHICLE: SiteProblem = {
  field: 'vehicle.registration',
  message: 'Send the registration, or describe the vehicle',
}
const PLATE_NEEDED: SiteProblem = {
  field: 'vehicle.registration',
  message: 'This product is priced by the registration only',
}
const NO_SUCH_VEHICLE: SiteProblem = {
  field: 'vehicle.described',
  message: 'We know no such vehicle: check the make, model, year and fuel',
}

function without(answers: Answers, problem: SiteProblem): WithVehicle {
  return { kind: 'answers', answers, isValueLookedUp: false, problem }
}

/** Uses the value we know if the site sent none. */
function valued(answers: Answers): WithVehicle {
  const { value, vehicleInfo } = answers.vehicleDetails
  if (value !== undefined || !vehicleInfo || vehicleInfo.value <= 0)
    return { kind: 'answers', answers, isValueLookedUp: false }
  const vehicleDetails = { ...answers.vehicleDetails, value: fromPounds(vehicleInfo.value) }
  return { kind: 'answers', answers: { ...answers, vehicleDetails }, isValueLookedUp: true }
}
