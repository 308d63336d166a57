import { HISTORY_MAXIMUM } from '@milepost/domain/questions/people/history'
import * as z from 'zod/mini'
import { email, personName, phoneNumber } from '../../wire/customer-fields'
import { date } from '../../wire/dates'
import { pounds, text, wholeNumber, yesNo } from '../../wire/fields'
import { listOf, sent } from '../../wire/objects'
import { addressInput } from '../address'

/** A code of ours, an ABI code or the words of one; which are known is told of each that is not. */
export const siteCode = text(100)

/** Everything is optional here: what is missing is told together with every code that is not known, all at once. */
const claim = sent({
  date: z.optional(date),
  type: z.optional(siteCode),
  status: z.optional(siteCode),
  atFault: z.optional(yesNo),
  ncdAffected: z.optional(yesNo),
  cost: z.optional(pounds),
})

const conviction = sent({
  date: z.optional(date),
  code: z.optional(siteCode),
  points: z.optional(wholeNumber(0, 99)),
  fine: z.optional(pounds),
  pending: z.optional(yesNo),
  banMonths: z.optional(wholeNumber(0, 600)),
})

const person = {
  title: z.optional(siteCode),
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  dateOfBirth: z.optional(date),
  maritalStatus: z.optional(siteCode),
  ukResidentSince: z.optional(date),
  employmentStatus: z.optional(siteCode),
  occupation: z.optional(siteCode),
  industry: z.optional(siteCode),
  secondOccupation: z.optional(siteCode),
  secondIndustry: z.optional(siteCode),
  fullTime: z.optional(yesNo),
  licenceType: z.optional(siteCode),
  licenceObtained: z.optional(date),
  licenceYears: z.optional(wholeNumber(0, 80)),
  licenceNumber: z.optional(text(20)),
  taxiBadgeType: z.optional(siteCode),
  taxiBadgeObtained: z.optional(date),
  criminalConvictions: z.optional(yesNo),
  refusedInsurance: z.optional(yesNo),
  claims: z.optional(listOf(claim, HISTORY_MAXIMUM)),
  convictions: z.optional(listOf(conviction, HISTORY_MAXIMUM)),
}

/** The person who wants to be insured, as a comparison site knows them. */
export const siteProposer = sent({
  ...person,
  email: z.optional(email),
  phone: z.optional(phoneNumber),
  homeOwner: z.optional(yesNo),
  address: z.optional(addressInput),
})

/** Somebody else who will drive. */
export const siteDriver = sent({
  ...person,
  relationship: z.optional(siteCode),
  mainDriver: z.optional(yesNo),
})
