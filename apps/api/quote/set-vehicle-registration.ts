import type { Answers } from '@milepost/domain/questions/answers'
import { vehicleChosen, vehicleFound } from '@milepost/domain/questions/vehicle/vehicle-found'
import type { VehicleByRegistration } from '../lookup/ports.ts'
import type { Failed } from '../platform/ports.ts'
import { answersWithVehicle } from './answers-with-vehicle.ts'
import type { Changed, ChangePorts } from './change-add-ons.ts'
import { effectiveAnswers, termsOfQuote } from './effective-answers.ts'
import { openQuote, type QuoteAsked } from './open-quote.ts'
import type { StoredQuote } from './ports.ts'
import { rerate } from './rerate.ts'
import { withInsuredVehicle } from './vehicle-of-restart.ts'

export type SetVehiclePorts = ChangePorts & { vehicleByRegistration: VehicleByRegistration }

/** Sets the vehicle of a quote, which a quote from a comparison site may lack, and prices it again (API-29). */
export async function setVehicleRegistration(
  { registration, ...asked }: QuoteAsked & { registration: string },
  ports: SetVehiclePorts,
): Promise<Changed | Failed> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { quote } = opened
  const { marketing, choices } = quote.current
  const now = ports.clock()
  const answers = effectiveAnswers(quote, now)
  const vehicleDetails = { ...answers.vehicleDetails, registration }
  const looked = await answersWithVehicle({ ...answers, vehicleDetails }, ports)
  if (looked.kind === 'failed') return looked
  const found = quote.isRestart
    ? withInsuredVehicle(answers, looked.answers)
    : asFound(quote, answers, looked.answers)
  if (found === undefined) return { kind: 'mismatch' }
  const change = { answers: found, marketing, choices, cause: 'answers' } as const
  return rerate(quote, change, now, ports)
}

/**
 * The answers for another vehicle, as a search in the wizard leaves them: value and body of the one before are cleared (D-057). A
 * restart keeps them, because its vehicle is the insured one.
 */
function asFound(quote: StoredQuote, before: Answers, looked: Answers): Answers {
  const { registration = '', vehicleInfo, abiCode } = looked.vehicleDetails
  if (vehicleInfo === undefined) return looked
  const { isQuotedWithoutPlate: _plated, ...vehicle } = before.vehicleDetails
  const terms = termsOfQuote(quote)
  const found = vehicleFound(vehicle, registration, vehicleInfo, terms).vehicle
  // A look-up that names no model may mean the vehicle that was quoted by description.
  const vehicleDetails = abiCode === undefined ? found : vehicleChosen(found, abiCode, terms).vehicle
  return { ...looked, vehicleDetails }
}
