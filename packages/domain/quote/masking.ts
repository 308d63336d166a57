import type { Answers, PersonDetails } from '../questions/answers.ts'
import {
  isMaskedEmail,
  isMaskedLicenceNumber,
  isMaskedPhone,
  maskEmail,
  maskLicenceNumber,
  maskPhone,
} from '../values/masked.ts'
import { isSamePerson } from './same-person.ts'

/** Answers as a restored quote shows them: contact details and licence numbers are masked (safety T23). */
export function masked(answers: Answers): Answers {
  const { proposerDetails, additionalDrivers } = answers
  const { emailAddress, phoneNumber } = proposerDetails
  return {
    ...answers,
    proposerDetails: {
      ...withMaskedLicence(proposerDetails),
      ...(emailAddress !== undefined && { emailAddress: maskEmail(emailAddress) }),
      ...(phoneNumber !== undefined && { phoneNumber: maskPhone(phoneNumber) }),
    },
    additionalDrivers: additionalDrivers.map(withMaskedLicence),
  }
}

/**
 * Submitted answers with the stored values in place of the masked ones. A licence number that was left out is replaced by the
 * same person's stored one. A masked value that matches nothing stored stays masked, for its question to refuse.
 */
export function unmasked(answers: Answers, stored: Answers): Answers {
  const { proposerDetails, additionalDrivers } = answers
  const { emailAddress, phoneNumber } = unmaskedContact(
    { emailAddress: proposerDetails.emailAddress, phoneNumber: proposerDetails.phoneNumber },
    stored,
  )
  return {
    ...answers,
    proposerDetails: {
      ...withLicence(proposerDetails, proposerHeld(proposerDetails, stored)),
      ...(emailAddress !== undefined && { emailAddress }),
      ...(phoneNumber !== undefined && { phoneNumber }),
    },
    additionalDrivers: additionalDrivers.map((driver) =>
      withLicence(driver, stored.additionalDrivers.find(isSamePerson(driver))?.licenceNumber),
    ),
  }
}

/** The submitted email address and phone number, each replaced by the stored one if masked. */
export function unmaskedContact<Email extends string | undefined, Phone extends string | undefined>(
  { emailAddress, phoneNumber }: { emailAddress: Email; phoneNumber: Phone },
  { proposerDetails: stored }: Pick<Answers, 'proposerDetails'>,
): { emailAddress: Email | string; phoneNumber: Phone | string } {
  return {
    emailAddress: meant(emailAddress, stored.emailAddress, maskEmail),
    phoneNumber: meant(phoneNumber, stored.phoneNumber, maskPhone),
  }
}

function meant<Text extends string | undefined>(
  submitted: Text,
  stored: string | undefined,
  mask: (text: string) => string,
): Text | string {
  return stored !== undefined && mask(stored) === submitted ? stored : submitted
}

/** Whether these answers are complete only together with the stored quote. */
export function holdsMasked({ proposerDetails, additionalDrivers }: Answers): boolean {
  return (
    isMaskedEmail(proposerDetails.emailAddress) ||
    isMaskedPhone(proposerDetails.phoneNumber) ||
    [proposerDetails, ...additionalDrivers].some((person) => isMaskedLicenceNumber(person.licenceNumber))
  )
}

function withMaskedLicence<Person extends PersonDetails>(person: Person): Person {
  const { licenceNumber } = person
  return licenceNumber === undefined ? person : { ...person, licenceNumber: maskLicenceNumber(licenceNumber) }
}

function withLicence<Person extends PersonDetails>(person: Person, held: string | undefined): Person {
  const { licenceNumber } = person
  if (held === undefined || (licenceNumber !== undefined && !isMaskedLicenceNumber(licenceNumber)))
    return person
  return { ...person, licenceNumber: held }
}

/**
 * There is one proposer: a corrected name keeps the number, which is then validated with it. If the number is left out, the
 * person must be the same.
 */
function proposerHeld(proposer: PersonDetails, { proposerDetails: stored }: Answers): string | undefined {
  return isMaskedLicenceNumber(proposer.licenceNumber) || isSamePerson(proposer)(stored)
    ? stored.licenceNumber
    : undefined
}
