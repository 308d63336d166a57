import type { Answers } from '../questions/answers.ts'
import { parsePostcode } from '../values/postcode.ts'

/** What a customer gives to retrieve a quote. A reminder's link replaces the registration (RMD-02). */
export type PersonalDetails = {
  surname: string
  postcode: string
  dateOfBirth: string
  registration?: string
}

/**
 * Whether these are the details of the quote's owner: the date must match exactly, the rest regardless of case, spaces and
 * punctuation; all are required (D-247). Without a quote the same work is done on a dummy, so that timing reveals nothing
 * (safety T2).
 */
export function passesCheck(answers: Answers | undefined, securityAnswers: PersonalDetails): boolean {
  const { proposerDetails, vehicleDetails } = answers ?? noAnswers
  const { lastNames = '', dateOfBirth = '', address, correspondenceAddress } = proposerDetails
  const surname = foldedName(securityAnswers.surname)
  const postcode = foldedPostcode(securityAnswers.postcode)
  // If the overnight address replaced the home address, either postcode counts (D-231).
  const postcodes = [address, correspondenceAddress].map((place) => foldedPostcode(place?.postcode ?? ''))
  // The plate a restarted policy was insured under opens its quote, even if it no longer finds a vehicle (RST-09).
  const insured = vehicleDetails.registration ?? vehicleDetails.searchedRegistration ?? ''
  const plate =
    securityAnswers.registration === undefined ? undefined : foldedPlate(securityAnswers.registration)
  const agree = [
    surname !== '' && surname === foldedName(lastNames),
    postcode !== '' && postcodes.includes(postcode),
    dateOfBirth === securityAnswers.dateOfBirth,
    plate === undefined || (plate !== '' && plate === foldedPlate(insured)),
  ]
  return answers !== undefined && agree.every((isAlike) => isAlike)
}

const noAnswers: Pick<Answers, 'proposerDetails' | 'vehicleDetails'> = {
  proposerDetails: { lastNames: 'Nobody' },
  vehicleDetails: { registration: 'NO80 DYX' },
}

/** Letters only, without accents: O'Brien-Muñoz and "obrien munoz" are the same name. */
function foldedName(name: string): string {
  const letters = name.toLowerCase().normalize('NFD')
  return letters.replace(/[^\p{L}]/gu, '')
}

/** Empty for an invalid postcode, which never matches. */
function foldedPostcode(text: string): string {
  const checked = parsePostcode(text)
  return checked.ok ? checked.value : ''
}

function foldedPlate(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
}
