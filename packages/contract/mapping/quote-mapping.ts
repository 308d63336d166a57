import type {
  AdditionalDriver,
  AdditionalQuestions,
  Answers,
  PersonDetails,
  ProposerDetails,
  VehicleDetails,
} from '@milepost/domain/questions/answers'
import { coverEntity } from '@milepost/domain/questions/cover/cover-questions'
import { deserialise, type Entity, promised, serialise } from '@milepost/domain/questions/dto'
import { toAskedAnswers, withDerivedAnswers } from '@milepost/domain/questions/people/derived-answers'
import { mainDriver, markMainDriver } from '@milepost/domain/questions/people/driver-list'
import { driverEntity, proposerEntity } from '@milepost/domain/questions/people/person-questions'
import { vehicleEntity } from '@milepost/domain/questions/vehicle/vehicle-questions'
import { type MarketingPreferences, permitted } from '@milepost/domain/quote/marketing-preferences'
import type { Terms } from '@milepost/domain/terms/terms'
import { unprintable } from '@milepost/domain/values/printable'
import {
  ADDITIONAL_ANSWER_MAXIMUM,
  ADDITIONAL_ANSWERS_MAXIMUM,
  ADDITIONAL_NAME_MAXIMUM,
} from '../fields/additional-limits.ts'
import type { QuoteReply, QuoteRequest } from '../shapes/quote.ts'

/**
 * The answers as sent by a rating call, including everything derived from them (DAT-01 to DAT-10). Uses only the answers that are
 * applicable on the journey. It uses no schema, so that the browser needs none.
 */
export function toQuoteDto(
  applicable: Answers,
  marketing: MarketingPreferences,
  terms: Pick<Terms, 'contact'>,
): QuoteRequest {
  const { proposerDetails, vehicleDetails, coverDetails, additionalDrivers } = applicable
  const drivers = promised<AdditionalDriver>(proposerDetails.hasAdditionalDriver, additionalDrivers)
  const quote = {
    proposerDetails: serialise(proposerEntity, withDerivedAnswers(proposerDetails), applicable),
    vehicleDetails: serialise(vehicleEntity, vehicleDetails, applicable),
    coverDetails: serialise(coverEntity, coverDetails, applicable),
    additionalDrivers: drivers?.map((driver) =>
      serialise(driverEntity, withDerivedAnswers(driver), applicable),
    ),
    additionalQuestions: toAdditionalQuestions(applicable.additionalQuestions),
    marketingPreferences: permitted(marketing, terms),
  }
  // Complete answers have no gap. For others the schemas refuse what is missing, by name.
  return quote as QuoteRequest
}

/**
 * How a customer heard about us (DAT-06), and any other fields: one name of the specification is lost, and its answer is returned
 * as sent (D-148). What the schema would refuse is left out, because it does not affect the price (D-147).
 */
function toAdditionalQuestions(answers: AdditionalQuestions): AdditionalQuestions {
  const sendable = Object.entries(answers).filter(
    ([name, value]) => name.length <= ADDITIONAL_NAME_MAXIMUM && canBeSent(value),
  )
  return Object.fromEntries(sendable.slice(0, ADDITIONAL_ANSWERS_MAXIMUM))
}

function canBeSent(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= ADDITIONAL_ANSWER_MAXIMUM && !unprintable.test(value)
  return typeof value === 'boolean' || Number.isFinite(value)
}

/** Where a quote comes from: a rating call, our own store, or a comparison site. */
export type QuoteOrigin = 'rating-call' | 'stored-quote' | 'comparison-site'

/**
 * The answers that lead to the fields of a quote, the inverse of toQuoteDto (DAT-01 to DAT-10). A field that is missing stays
 * unanswered. Every answer is validated by its question afterwards.
 */
export function fromQuoteDto(
  quote: QuoteReply,
  terms: Pick<Terms, 'drivers'>,
  origin: QuoteOrigin = 'rating-call',
): Answers {
  const { proposerDetails = {}, vehicleDetails = {}, coverDetails = {}, additionalDrivers } = quote
  // Assigned, because a spread followed by more makes a new hidden class at every call, and all that reads it is slower.
  const answers: Answers = {
    vehicleDetails: Object.assign(deserialise(vehicleEntity, vehicleDetails), restored(origin)),
    proposerDetails: Object.assign(personFrom(proposerEntity, proposerDetails, terms), askedOnce(quote)),
    coverDetails: Object.assign(
      deserialise(coverEntity, coverDetails),
      isAgreed(origin) ? { hasAgreedDisclaimer: true } : {},
    ),
    additionalDrivers: (additionalDrivers ?? []).map((driver) =>
      Object.assign(personFrom(driverEntity, driver, terms), isAgreed(origin) ? { hasConsented: true } : {}),
    ),
    // Unknown names are stored as sent (D-148).
    additionalQuestions: present(quote.additionalQuestions ?? {}),
  }
  return origin === 'rating-call' ? answers : tidiedOnReturn(answers)
}

/** A person as the questions ask about them (DAT-02, DAT-07): the answers that lead to the codes. */
function personFrom(
  entity: Entity,
  person: Readonly<Record<string, unknown>>,
  terms: Pick<Terms, 'drivers'>,
): PersonDetails {
  return toAskedAnswers(deserialise(entity, person), terms)
}

/** Asked once, of the proposer; also written to the vehicle and the cover, but the proposer's wins (D-082). */
function askedOnce(quote: QuoteReply): ProposerDetails {
  const { proposerDetails = {}, vehicleDetails = {}, coverDetails = {}, additionalDrivers } = quote
  return present({
    licencingAuthority: proposerDetails.licencingAuthority ?? vehicleDetails.licencingAuthority,
    operatingArea: proposerDetails.operatingArea ?? coverDetails.operatingArea,
    hasAdditionalDriver: additionalDrivers && additionalDrivers.length > 0,
  })
}

/** Consents are not part of a request, and no request is made without them (D-122, D-132). Comparison sites do not ask for them. */
function isAgreed(origin: QuoteOrigin): boolean {
  return origin !== 'comparison-site'
}

/** A restored quote may have its vehicle without a search (D-066). */
function restored(origin: QuoteOrigin): Pick<VehicleDetails, 'isRestored'> {
  return origin === 'rating-call' ? {} : { isRestored: true }
}

/** Digits are removed from the surname (AGG-05), and exactly one driver is marked as the main one (D-124). */
function tidiedOnReturn(answers: Answers): Answers {
  const { lastNames } = answers.proposerDetails
  const proposerDetails = {
    ...answers.proposerDetails,
    ...(lastNames !== undefined && { lastNames: lastNames.replace(/\d/g, '').trim() }),
  }
  return markMainDriver({ ...answers, proposerDetails }, mainDriver(answers))
}

/** Leaves out fields that are not set. */
function present(part: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
}
