import type { Answers } from '@milepost/domain/questions/answers'
import { vehicleChosen, vehicleFound } from '@milepost/domain/questions/vehicle/vehicle-found'
import type { VehicleByRegistration } from '../lookup/ports'
import type { Failed } from '../platform/ports'
import { effectiveAnswers, termsOfQuote } from '../restart/effective-answers'
import { withInsuredVehicle } from '../restart/vehicle-of-restart'
import { answersWithVehicle } from './answers-with-vehicle'
import type { Changed, ChangePorts } from './change-add-ons'
import { openQuote, type QuoteAsked } from './open-quote'
import type { StoredQuote } from './ports'
import { rerate } from './rerate'

export type SetVehiclePorts = ChangePorts & { vehicleByRegistration: VehicleByRegistration }

/** Gives a quote its vehicle, as one from a comparison site may come without, and prices it with that (API-29). */
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
 * Another vehicle's answers, as a search in the wizard leaves them: the value and the body of the one before go with it (D-057). A
 * restart keeps them, for its vehicle is the one that was insured.
 */
function asFound(quote: StoredQuote, before: Answers, looked: Answers): Answers {
  const { registration = '', vehicleInfo, abiCode } = looked.vehicleDetails
  if (vehicleInfo === undefined) return looked
  const { isQuotedWithoutPlate: _plated, ...vehicle } = before.vehicleDetails
  const terms = termsOfQuote(quote)
  const found = vehicleFound(vehicle, registration, vehicleInfo, terms).vehicle
  // A look-up that names no model may mean the one that was quoted for by its description.
  const vehicleDetails = abiCode === undefined ? found : vehicleChosen(found, abiCode, terms).vehicle
  return { ...looked, vehicleDetails }
}
