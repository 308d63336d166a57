import type { Failed } from '../../ports/provider'
import { standingAnswers } from '../restart/standing-answers'
import { isAnotherVehicle } from '../restart/vehicle-of-restart'
import { answersWithVehicle } from './answers-with-vehicle'
import type { Changed } from './change-add-ons'
import { openQuote, type QuoteAsked } from './open-quote'
import type { RateExistingPorts } from './rate-existing-quote'
import { rerate } from './rerate'

/** Gives a quote its vehicle, as one from a comparison site may come without, and prices it with that (API-29). */
export async function setVehicleRegistration(
  { registration, ...asked }: QuoteAsked & { registration: string },
  ports: RateExistingPorts,
): Promise<Changed | Failed> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { quote } = opened
  const { marketing, choices } = quote.current
  const now = ports.clock()
  const answers = standingAnswers(quote, now)
  const vehicleDetails = { ...answers.vehicleDetails, registration }
  const looked = await answersWithVehicle({ ...answers, vehicleDetails }, ports)
  if (looked.kind === 'failed') return looked
  if (quote.isRestart && isAnotherVehicle(answers, looked.answers)) return { kind: 'mismatch' }
  const change = { answers: looked.answers, marketing, choices, cause: 'answers' } as const
  return rerate(quote, change, now, ports)
}
