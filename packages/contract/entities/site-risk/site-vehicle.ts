import { SECURITY_DEVICES_MAXIMUM } from '@milepost/domain/questions/vehicle/vehicle-entity'
import * as z from 'zod/mini'
import { registration } from '../../wire/customer-fields'
import { pattern, pounds, text, wholeNumber, yesNo } from '../../wire/fields'
import { listOf, sent } from '../../wire/objects'
import { addressInput } from '../address'
import { siteCode } from './site-person'

const miles = wholeNumber(0, 999_999)

/** More than are insured; which is the question's to say (MOD-02). */
const MOST_MODIFICATIONS = 20

/** A vehicle whose number plate the visitor does not know. The price is then an indication. */
export const describedVehicle = sent({
  make: text(60),
  model: text(60),
  year: wholeNumber(1900, 2100),
  fuel: text(40),
  transmission: z.optional(text(40)),
  doors: z.optional(wholeNumber(0, 9)),
  body: z.optional(text(60)),
  engineSize: z.optional(wholeNumber(0, 99_999)),
})

const modification = sent({
  code: z.optional(siteCode),
  value: z.optional(pounds),
  medical: z.optional(yesNo),
})

/** The vehicle, as a comparison site knows it: by its registration or, without one, described. */
export const siteVehicle = sent({
  registration: z.optional(registration),
  described: z.optional(describedVehicle),
  value: z.optional(pounds),
  purchased: z.optional(pattern(/^\d{4}-\d{2}(-\d{2})?$/, 'a month or a day, such as 2022-03 or 2022-03-27')),
  owner: z.optional(siteCode),
  keeper: z.optional(siteCode),
  use: z.optional(siteCode),
  overnightLocation: z.optional(siteCode),
  /** Sent only when it is not the home address. */
  overnightAddress: z.optional(addressInput),
  annualMileage: z.optional(miles),
  businessMileage: z.optional(miles),
  imported: z.optional(yesNo),
  countryFirstRegistered: z.optional(siteCode),
  leftHandDrive: z.optional(yesNo),
  modifications: z.optional(listOf(modification, MOST_MODIFICATIONS)),
  securityDevices: z.optional(listOf(siteCode, SECURITY_DEVICES_MAXIMUM)),
  businessRadius: z.optional(siteCode),
  internalRacking: z.optional(yesNo),
  dangerousGoods: z.optional(yesNo),
  hazardousSites: z.optional(yesNo),
})
