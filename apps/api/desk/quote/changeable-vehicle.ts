import { askingOf } from '@milepost/domain/journeys/journey-progress'
import type { Circumstances } from '@milepost/domain/journeys/step-fields'
import type { Answers } from '@milepost/domain/questions/answers'
import { wordsOf } from '@milepost/domain/questions/asking'
import type { AnyQuoteQuestion } from '@milepost/domain/questions/question'
import { validateSubject } from '@milepost/domain/questions/read-subject'
import { abiCode as modelQuestion } from '@milepost/domain/questions/vehicle/abi-code'
import { classWords, otherClassInWords } from '@milepost/domain/questions/vehicle/other-class'
import { registration as plateQuestion } from '@milepost/domain/questions/vehicle/registration'
import { vehicleChosen, vehicleFound } from '@milepost/domain/questions/vehicle/vehicle-found'
import type { VehicleVerdict } from '@milepost/domain/questions/vehicle/verdict'
import { normaliseRegistration, plateText } from '@milepost/domain/values/registration'
import { matchDetails, registeredAs, vehicleDetails } from '@milepost/domain/values/vehicle-in-words'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { isIdentified } from '@milepost/domain/values/vehicle-match'

/** Another vehicle, from our own look-up: no one describes a vehicle to us (VEH-07). */
export type VehicleChange = { registration: string; abiCode?: string | undefined; info: VehicleInfo }

type Problem = { field: string; message: string }

/** A vehicle to be read out before it is used: its description, or why it cannot be insured here. */
export type VehicleRead = {
  registration: string
  name: string
  details: readonly { name: string; words: string }[]
  /** If the register names no model: the possible models, with the customer's own question (VEH-01). */
  models: { question: string; options: readonly { code: string; desc: string }[] } | undefined
  problem: string | undefined
}

const ask: readonly AnyQuoteQuestion[] = [plateQuestion, modelQuestion]

/** The answers with another vehicle, found, chosen and refused as in the wizard (DSK-334). */
export function vehicleChanged(
  answers: Answers,
  { registration, abiCode, info }: VehicleChange,
  here: Circumstances,
): { answers: Answers; errors: readonly Problem[] } {
  const { isQuotedWithoutPlate: _plated, ...before } = answers.vehicleDetails
  const found = vehicleFound(before, normaliseRegistration(registration), info, here.terms)
  const refusedAs = refusalOf(found.verdict, registration)
  if (refusedAs) return { answers, errors: [{ field: 'vehicle.registration', message: refusedAs }] }
  const chosen = abiCode === undefined ? found : vehicleChosen(found.vehicle, abiCode, here.terms)
  const refusedModel = refusalOf(chosen.verdict, registration)
  if (refusedModel) return { answers, errors: [{ field: 'vehicle.abiCode', message: refusedModel }] }
  const changed = { ...answers, vehicleDetails: chosen.vehicle }
  const errors = validateSubject(ask, askingOf('vehicleDetails', changed, here)).map(({ name, message }) => ({
    field: `vehicle.${name}`,
    message,
  }))
  return { answers: changed, errors }
}

/** Describes a vehicle that was found, in words, under the terms of the quote. */
export function vehicleRead(
  registration: string,
  info: VehicleInfo,
  answers: Answers,
  here: Circumstances,
): VehicleRead {
  const { vehicle, verdict } = vehicleFound({}, normaliseRegistration(registration), info, here.terms)
  const asking = askingOf('vehicleDetails', { ...answers, vehicleDetails: vehicle }, here)
  const options = (modelQuestion.kind.options?.(asking) ?? []).map(({ code, desc }) => {
    const match = info.matches?.find(({ abicode }) => abicode === code)
    return { code, desc: match ? `${desc}: ${matchDetails(match, info)}` : desc }
  })
  const isNamed = isIdentified(info)
  return {
    registration: plateText(registration),
    name: isNamed ? `${info.make.desc} ${info.model.desc}` : `Registered as ${registeredAs(info)}`,
    details: isNamed ? vehicleDetails(info) : [],
    models:
      (vehicle.vehicleInfo?.matches ?? []).length > 0
        ? { question: wordsOf(modelQuestion.label, { ...asking, subject: vehicle }), options }
        : undefined,
    problem: refusalOf(verdict, registration),
  }
}

function refusalOf(verdict: VehicleVerdict, registration: string): string | undefined {
  if (verdict.kind === 'accepted') return undefined
  if (verdict.kind === 'wrong-class') return otherClassInWords(registration, classWords[verdict.found])
  return verdict.error.message
}
