import type {
  Answers,
  PersonDetails,
  ProposerDetails,
  VehicleDetails,
} from '@milepost/domain/questions/answers'
import { coverEntity } from '@milepost/domain/questions/cover/cover-questions'
import { deserialise, type Entity } from '@milepost/domain/questions/dto'
import { toAskedAnswers } from '@milepost/domain/questions/people/derived-answers'
import { mainDriver, markMainDriver } from '@milepost/domain/questions/people/driver-list'
import { driverEntity, proposerEntity } from '@milepost/domain/questions/people/person-questions'
import { vehicleEntity } from '@milepost/domain/questions/vehicle/vehicle-questions'
import type { Terms } from '@milepost/domain/terms/terms'
import type { QuoteReply } from '../shapes/quote'

/** Where a quote comes from: a rating call, our own store, or a comparison site. */
export type Origin = 'rating-call' | 'stored-quote' | 'comparison-site'

/**
 * The other way of answersToSend: the answers that lead to what was sent (DAT-01 to DAT-10). What was not sent stays open, to be
 * asked. Nothing is believed: every answer is judged by its question afterwards.
 */
export function answersSent(
  quote: QuoteReply,
  terms: Pick<Terms, 'drivers'>,
  origin: Origin = 'rating-call',
): Answers {
  const { proposerDetails = {}, vehicleDetails = {}, coverDetails = {}, additionalDrivers } = quote
  const answers: Answers = {
    vehicleDetails: { ...deserialise(vehicleEntity, vehicleDetails), ...restored(origin) },
    proposerDetails: {
      ...personSent(proposerEntity, proposerDetails, terms),
      ...askedOnce(quote),
    },
    coverDetails: {
      ...deserialise(coverEntity, coverDetails),
      ...(isAgreed(origin) && { hasAgreedDisclaimer: true }),
    },
    additionalDrivers: (additionalDrivers ?? []).map((driver) => ({
      ...personSent(driverEntity, driver, terms),
      ...(isAgreed(origin) && { hasConsented: true }),
    })),
    // Names we do not know are kept as they came (D-148).
    additionalQuestions: present(quote.additionalQuestions ?? {}),
  }
  return origin === 'rating-call' ? answers : tidiedOnReturn(answers)
}

/** A person as the questions know them (DAT-02, DAT-07): the answers that lead to the codes. */
function personSent(
  entity: Entity,
  person: Readonly<Record<string, unknown>>,
  terms: Pick<Terms, 'drivers'>,
): PersonDetails {
  return toAskedAnswers(deserialise(entity, person), terms)
}

/** Asked once, of the proposer; written to the vehicle and the cover too, and the proposer's wins (D-082). */
function askedOnce(quote: QuoteReply): ProposerDetails {
  const { proposerDetails = {}, vehicleDetails = {}, coverDetails = {}, additionalDrivers } = quote
  return present({
    licencingAuthority: proposerDetails.licencingAuthority ?? vehicleDetails.licencingAuthority,
    operatingArea: proposerDetails.operatingArea ?? coverDetails.operatingArea,
    hasAdditionalDriver: additionalDrivers && additionalDrivers.length > 0,
  })
}

/** The ticks are not sent, and nothing is sent before they are given (D-122, D-132). A comparison site has not asked for them. */
function isAgreed(origin: Origin): boolean {
  return origin !== 'comparison-site'
}

/** A quote that comes back may know its vehicle without a search (D-066). */
function restored(origin: Origin): Pick<VehicleDetails, 'isRestored'> {
  return origin === 'rating-call' ? {} : { isRestored: true }
}

/** Digits go from the surname (AGG-05), and one driver is the main one, whoever was left at their default (D-124). */
function tidiedOnReturn(answers: Answers): Answers {
  const { lastNames } = answers.proposerDetails
  const proposerDetails = {
    ...answers.proposerDetails,
    ...(lastNames !== undefined && { lastNames: lastNames.replace(/\d/g, '').trim() }),
  }
  return markMainDriver({ ...answers, proposerDetails }, mainDriver(answers))
}

/** Only what was given: an unset field is left out altogether. */
function present(part: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
}
