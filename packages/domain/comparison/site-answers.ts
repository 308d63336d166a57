import type { ReadingHere, SiteField, SitePart } from '../questions/aggregator.ts'
import type {
  AdditionalDriver,
  Answers,
  CoverDetails,
  PersonDetails,
  ProposerDetails,
  VehicleDetails,
} from '../questions/answers.ts'
import type { AnySubject } from '../questions/asking.ts'
import { siteClaim } from '../questions/claim.ts'
import { siteConviction } from '../questions/conviction.ts'
import { siteModification } from '../questions/modification.ts'
import { toAskedAnswers } from '../questions/people/derived-answers.ts'
import { mainDriver, markMainDriver } from '../questions/people/driver-list.ts'
import { addYears, type LocalDate } from '../values/local-date.ts'
import { type Found, type Places, readEntries, readPart, together } from './read-part.ts'
import { coverPart, driverPart, proposerPart, taxiPart, vehiclePart } from './site-parts.ts'
import type { SitePerson, SiteRisk, SiteVehicle } from './site-risk.ts'

/** The result of reading a site's risk: our answers, the assumptions made in them, and what could not be read. */
export type SiteAnswers = Found & { answers: Answers }

/**
 * Maps a site's risk to our answers, field by field as their questions define. Nothing is trusted: each answer is validated by
 * its own question afterwards, and a missing one stays unanswered.
 */
export function siteAnswers(risk: SiteRisk, here: ReadingHere): SiteAnswers {
  const { siteReference, drivers = [], taxi = {} } = risk
  const proposer = readPerson(proposerPart, risk.proposer, placesOf.proposer, here)
  const worksIn = readPart(taxiPart, taxi, { site: 'taxi', ours: 'proposerDetails' }, here)
  const vehicle = readVehicle(risk.vehicle, here)
  const cover = readPart(coverPart, risk.cover, { site: 'cover', ours: 'coverDetails' }, here)
  const others = drivers.map((driver, index) =>
    readPerson(driverPart, driver, { site: `drivers.${index}`, ours: `additionalDrivers.${index}` }, here),
  )
  // Each part was just read by the table of its subject; the compiler cannot follow that through the list of fields.
  const answers: Answers = {
    vehicleDetails: vehicle.subject as VehicleDetails,
    proposerDetails: {
      ...(proposer.subject as ProposerDetails),
      ...(worksIn.subject as ProposerDetails),
      hasAdditionalDriver: drivers.length > 0,
      ...(siteReference !== undefined && { sourceReferenceId: siteReference }),
    },
    // The consent ticks are on our own pages: a price may be shown before they are given, but no policy is sold (D-122,
    // D-132).
    coverDetails: { ...(cover.subject as CoverDetails), hasAgreedDisclaimer: true },
    additionalDrivers: others.map(({ subject }) => ({
      ...(subject as AdditionalDriver),
      hasConsented: true,
    })),
    additionalQuestions: {},
  }
  return {
    ...together([proposer, worksIn, vehicle, cover, ...others]),
    answers: atOvernightAddress(markMainDriver(answers, mainDriver(answers))),
  }
}

const placesOf = { proposer: { site: 'proposer', ours: 'proposerDetails' } }

function readPerson(
  fields: readonly SiteField[],
  person: SitePerson,
  places: Places,
  here: ReadingHere,
): Found & { subject: PersonDetails } {
  const { terms, today } = here
  const read = readPart(fields, person, places, here)
  const inside = (site: string, ours: string) => ({
    site: `${places.site}.${site}`,
    ours: `${places.ours}.${ours}`,
  })
  const { claimsLookBackYears, convictionsLookBackYears } = terms.drivers
  const claims =
    person.claims &&
    readEntries(
      siteClaim,
      person.claims,
      inside('claims', 'motoringClaims'),
      here,
      isWithin(claimsLookBackYears, today),
    )
  const convictions =
    person.convictions &&
    readEntries(
      siteConviction,
      person.convictions,
      inside('convictions', 'motoringConvictions'),
      here,
      isWithin(convictionsLookBackYears, today),
    )
  const subject = {
    ...read.subject,
    ...(claims && { motoringClaims: claims.subjects }),
    ...(convictions && { motoringConvictions: convictions.subjects }),
  }
  return {
    ...together([read, ...(claims ? [claims] : []), ...(convictions ? [convictions] : [])]),
    subject: toAskedAnswers(subject as PersonDetails, terms),
  }
}

/** Sites ask about five years; a journey that looks back three must not receive older entries (CLM-06, CON-06). */
function isWithin(years: number, today: LocalDate) {
  const oldest = addYears(today, -years)
  return ({ date }: SitePart) => date === undefined || String(date) >= oldest
}

function readVehicle(vehicle: SiteVehicle, here: ReadingHere): Found & { subject: AnySubject } {
  const read = readPart(vehiclePart, vehicle, { site: 'vehicle', ours: 'vehicleDetails' }, here)
  if (!vehicle.modifications?.length) return read
  const entries = readEntries(
    siteModification,
    vehicle.modifications,
    { site: 'vehicle.modifications', ours: 'vehicleDetails.modifications' },
    here,
  )
  // Sites do not ask whether the current insurer was notified; assume not (D-084).
  const modifications = entries.subjects.map((entry) => ({ ...entry, isCurrentInsurerNotified: false }))
  return { ...together([read, entries]), subject: { ...read.subject, modifications } }
}

/**
 * If the vehicle is not kept at home, its overnight address becomes the address of the quote and the home address becomes the
 * correspondence address (AGG-07, D-231). The vehicle is then kept at the address of the quote.
 */
function atOvernightAddress(answers: Answers): Answers {
  const { overnightAddress, ...vehicleDetails } = answers.vehicleDetails
  const { address } = answers.proposerDetails
  if (!vehicleDetails.isNotKeptAtHomeAddressOverNight || overnightAddress === undefined) return answers
  return {
    ...answers,
    vehicleDetails: { ...vehicleDetails, isNotKeptAtHomeAddressOverNight: false },
    proposerDetails: {
      ...answers.proposerDetails,
      address: overnightAddress,
      ...(address && { correspondenceAddress: address }),
    },
  }
}
