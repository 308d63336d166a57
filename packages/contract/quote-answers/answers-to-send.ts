import type { Answers } from '@milepost/domain/questions/answers'
import type { CoverDetails } from '@milepost/domain/questions/cover/cover-details'
import type { AdditionalDriver, ProposerDetails } from '@milepost/domain/questions/people/person-details'
import { type MarketingPreferences, permitted } from '@milepost/domain/quote/marketing-preferences'
import type { Terms } from '@milepost/domain/terms/terms'
import { toParts } from '@milepost/domain/values/local-date'
import { additionalQuestionsToSend } from './additional-questions-to-send'
import { poundsOf } from './history-to-send'
import { personToSend } from './person-to-send'
import { tidyEmail, tidyPhone, tidyPlace } from './tidy'
import { toldList } from './told-list'
import { unaskedOfCover, unaskedOfPerson, unaskedOfProposer } from './unasked-to-send'
import { vehicleToSend } from './vehicle-to-send'
import type { Gappy, QuoteToSend } from './wire-types'

/**
 * The answers as a rating call carries them, with everything written out that follows from them (DAT-01 to DAT-10). Only answers
 * that count may come in: those the walk gives. Nothing here looks into the schemas, so that the browser can do without them.
 */
export function answersToSend(
  counting: Answers,
  marketing: MarketingPreferences,
  terms: Pick<Terms, 'contact'>,
): QuoteToSend {
  const { proposerDetails, vehicleDetails, coverDetails, additionalDrivers } = counting
  const drivers = toldList(proposerDetails.hasAdditionalDriver, additionalDrivers)
  const quote: Gappy<QuoteToSend> = {
    proposerDetails: proposerToSend(proposerDetails, drivers ?? []),
    vehicleDetails: vehicleToSend(vehicleDetails, proposerDetails),
    coverDetails: coverToSend(coverDetails, proposerDetails),
    additionalDrivers: drivers?.map(driverToSend),
    additionalQuestions: additionalQuestionsToSend(counting.additionalQuestions),
    marketingPreferences: permitted(marketing, terms),
  }
  // Complete answers leave no gap. Of others the wire refuses what is missing, by its name.
  return quote as QuoteToSend
}

/** The proposer (DAT-02): the main driver unless somebody else is (D-124). */
function proposerToSend(
  proposer: ProposerDetails,
  drivers: readonly AdditionalDriver[],
): Gappy<QuoteToSend['proposerDetails']> {
  const isAnotherMain = drivers.some(({ isMainDriver }) => isMainDriver === true)
  return {
    ...personToSend(proposer),
    emailAddress: tidyEmail(proposer.emailAddress),
    phoneNumber: tidyPhone(proposer.phoneNumber),
    isHomeOwner: proposer.isHomeOwner,
    address: tidyPlace(proposer.address),
    operatingArea: proposer.operatingArea,
    licencingAuthority: proposer.licencingAuthority,
    isMainDriver: drivers.length === 0 || (proposer.isMainDriver ?? !isAnotherMain),
    ...unaskedOfProposer(proposer),
  }
}

/** An additional driver (DAT-07). That they agreed is asked and not sent (D-122). */
function driverToSend(driver: AdditionalDriver): Gappy<QuoteToSend['additionalDrivers'][number]> {
  return {
    ...personToSend(driver),
    relationshipToProposer: driver.relationshipToProposer,
    isMainDriver: driver.isMainDriver === true,
    ...unaskedOfPerson(driver),
  }
}

/**
 * The cover (DAT-04). The operating area is asked once, of the proposer, and written here too (D-082). The end is the server's to
 * work out from the start and the term that is bought (D-134).
 */
function coverToSend(
  cover: CoverDetails,
  { operatingArea }: ProposerDetails,
): Gappy<QuoteToSend['coverDetails']> {
  const { effectiveFrom } = cover
  return {
    levelOfCover: cover.levelOfCover,
    effectiveFrom: effectiveFrom && {
      ...toParts(effectiveFrom.date),
      hour: effectiveFrom.hour,
      minute: effectiveFrom.minute,
    },
    voluntaryExcess: poundsOf(cover.voluntaryExcess),
    yearsOfNoClaimsDiscount: cover.yearsOfNoClaimsDiscount,
    protectNoClaimsDiscount: cover.protectNoClaimsDiscount,
    typeOfPolicyNCDEarned: cover.typeOfPolicyNCDEarned,
    operatingArea,
    ...unaskedOfCover(cover),
  }
}
