import type { Answers } from '@milepost/domain/questions/answers'
import type { CoverDetails } from '@milepost/domain/questions/cover/cover-details'
import type { AdditionalQuestions } from '@milepost/domain/questions/heard-about-us/additional-questions'
import { mainDriver, markMainDriver } from '@milepost/domain/questions/people/driver-list'
import type { AdditionalDriver, ProposerDetails } from '@milepost/domain/questions/people/person-details'
import type { VehicleDetails } from '@milepost/domain/questions/vehicle/vehicle-details'
import type { Terms } from '@milepost/domain/terms/terms'
import { fromParts } from '@milepost/domain/values/local-date'
import { dateSent, penceSent } from './history-sent'
import { type PersonSent, personSent } from './person-sent'
import { present } from './present'
import { tidyEmail, tidyPhone, tidyPlace } from './tidy'
import { vehicleSent } from './vehicle-sent'
import type { QuoteSent } from './wire-types'

/** Where a quote comes from: a rating call, our own store, or a comparison site. */
export type Origin = 'rating-call' | 'stored-quote' | 'comparison-site'

/**
 * The other way of answersToSend: the answers that lead to what was sent (DAT-01 to DAT-10). What was not sent stays open, to be
 * asked. Nothing is believed: every answer is judged by its question afterwards.
 */
export function answersSent(
  quote: QuoteSent,
  terms: Pick<Terms, 'drivers'>,
  origin: Origin = 'rating-call',
): Answers {
  const { proposerDetails = {}, vehicleDetails = {}, coverDetails = {}, additionalDrivers } = quote
  const answers: Answers = {
    vehicleDetails: { ...vehicleSent(vehicleDetails), ...restored(origin) },
    proposerDetails: {
      ...proposerSent(proposerDetails, terms),
      // Asked once; written to the vehicle and the cover too, and the proposer's wins (D-082).
      ...(present({
        licencingAuthority: proposerDetails.licencingAuthority ?? vehicleDetails.licencingAuthority,
        operatingArea: proposerDetails.operatingArea ?? coverDetails.operatingArea,
        hasAdditionalDriver: additionalDrivers && additionalDrivers.length > 0,
      }) as ProposerDetails),
    },
    coverDetails: { ...coverSent(coverDetails), ...(isAgreed(origin) && { hasAgreedDisclaimer: true }) },
    additionalDrivers: (additionalDrivers ?? []).map((driver) => ({
      ...driverSent(driver, terms),
      ...(isAgreed(origin) && { hasConsented: true }),
    })),
    // Names we do not know are kept as they came (D-148).
    additionalQuestions: present(quote.additionalQuestions ?? {}) as AdditionalQuestions,
  }
  return origin === 'rating-call' ? answers : tidiedOnReturn(answers)
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

type ProposerSent = NonNullable<QuoteSent['proposerDetails']>

function proposerSent(proposer: ProposerSent, terms: Pick<Terms, 'drivers'>): ProposerDetails {
  return {
    ...personSent(proposer, terms),
    ...present({
      emailAddress: tidyEmail(proposer.emailAddress),
      phoneNumber: tidyPhone(proposer.phoneNumber),
      isHomeOwner: proposer.isHomeOwner,
      address: tidyPlace(proposer.address),
      correspondenceAddress: tidyPlace(proposer.correspondenceAddress),
      sourceReferenceId: proposer.sourceReferenceId,
    }),
  }
}

function driverSent(driver: PersonSent, terms: Pick<Terms, 'drivers'>): AdditionalDriver {
  const { relationshipToProposer } = driver
  // A code, judged by its question.
  return { ...personSent(driver, terms), ...(present({ relationshipToProposer }) as AdditionalDriver) }
}

type CoverSent = NonNullable<QuoteSent['coverDetails']>

function coverSent(cover: CoverSent): CoverDetails {
  const { effectiveFrom } = cover
  const date = effectiveFrom && dateSent(fromParts(effectiveFrom))
  // Codes, judged by their questions. The end of cover is worked out, never believed (D-134).
  return present({
    levelOfCover: cover.levelOfCover,
    effectiveFrom: date && { date, hour: effectiveFrom.hour, minute: effectiveFrom.minute },
    voluntaryExcess: penceSent(cover.voluntaryExcess),
    yearsOfNoClaimsDiscount: cover.yearsOfNoClaimsDiscount,
    protectNoClaimsDiscount: cover.protectNoClaimsDiscount,
    typeOfPolicyNCDEarned: cover.typeOfPolicyNCDEarned,
    doesDriverOtherVehicle: cover.doesDriverOtherVehicle,
    otherVehicleType: cover.otherVehicleType,
  }) as CoverDetails
}
