import type { Answers } from '../questions/answers'
import { parsePostcode } from '../values/postcode'

/** What a customer says to have a quote back. A reminder's link stands for the registration (RMD-02). */
export type PersonalDetails = {
  surname: string
  postcode: string
  dateOfBirth: string
  registration?: string
}

/**
 * Whether these are the facts of the quote's owner: the date exactly, the rest whatever their case, spaces and punctuation; all of
 * them, or the quote stays shut (D-247). Without a quote the same work is done against nobody, so that time tells nothing (safety T2).
 */
export function passesCheck(answers: Answers | undefined, given: PersonalDetails): boolean {
  const { proposerDetails, vehicleDetails } = answers ?? nobody
  const { lastNames = '', dateOfBirth = '', address, correspondenceAddress } = proposerDetails
  const surname = foldedName(given.surname)
  const postcode = foldedPostcode(given.postcode)
  // Where the car's own place took the place of the home, the customer knows either (D-231).
  const postcodes = [address, correspondenceAddress].map((place) => foldedPostcode(place?.postcode ?? ''))
  // The plate a restarted policy was insured under opens its quote, although it finds no vehicle any more (RST-09).
  const insured = vehicleDetails.registration ?? vehicleDetails.searchedRegistration ?? ''
  const plate = given.registration === undefined ? undefined : foldedPlate(given.registration)
  const agree = [
    surname !== '' && surname === foldedName(lastNames),
    postcode !== '' && postcodes.includes(postcode),
    dateOfBirth === given.dateOfBirth,
    plate === undefined || (plate !== '' && plate === foldedPlate(insured)),
  ]
  return answers !== undefined && agree.every((isAlike) => isAlike)
}

const nobody: Pick<Answers, 'proposerDetails' | 'vehicleDetails'> = {
  proposerDetails: { lastNames: 'Nobody' },
  vehicleDetails: { registration: 'NO80 DYX' },
}

/** Letters alone, without their accents: O'Brien-Muñoz and "obrien munoz" are one name. */
function foldedName(name: string): string {
  const letters = name.toLowerCase().normalize('NFD')
  return letters.replace(/[^\p{L}]/gu, '')
}

/** Nothing for what is no postcode, so that two such are not alike. */
function foldedPostcode(text: string): string {
  const checked = parsePostcode(text)
  return checked.ok ? checked.value : ''
}

function foldedPlate(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
}
