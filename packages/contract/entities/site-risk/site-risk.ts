import {
  coverPart,
  driverPart,
  proposerPart,
  taxiPart,
  vehiclePart,
} from '@milepost/domain/comparison/site-parts'
import { SITE_RISK_VERSION, type SitePerson, type SiteVehicle } from '@milepost/domain/comparison/site-risk'
import type { SitePart } from '@milepost/domain/questions/aggregator'
import { SOURCE_REFERENCE_MAXIMUM } from '@milepost/domain/questions/people/person-questions'
import * as z from 'zod/mini'
import { oneOf, text, wholeNumber, yesNo } from '../../wire/fields'
import { listOf, sent } from '../../wire/objects'
import { propertiesOf, requestSchema } from '../entity-schema'

/** Each journey has its own limit (CON-05); this only bounds what is read. */
const MOST_DRIVERS = 10

/** Everything is optional in each part: what is missing is told together with every code that is not known, all at once. */

/** The person who wants to be insured, as a comparison site knows them. */
export const siteProposer = requestSchema<SitePerson, SitePerson>(proposerPart)

/** Somebody else who will drive. */
export const siteDriver = requestSchema<SitePerson, SitePerson>(driverPart)

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

const { registration, ...vehicle } = propertiesOf(vehiclePart, 'request')

/** The vehicle, as a comparison site knows it: by its registration or, without one, described. */
export const siteVehicle = sent({
  registration: registration ?? z.never(),
  described: z.optional(describedVehicle),
  ...vehicle,
}) as z.ZodMiniType as z.ZodMiniType<SiteVehicle, SiteVehicle>

const siteMarketing = sent({
  email: z.optional(yesNo),
  phone: z.optional(yesNo),
  sms: z.optional(yesNo),
})

/** A risk as comparison sites send it. The version is the month this shape was published; another shape gets another one. */
export const siteRisk = sent({
  version: oneOf([SITE_RISK_VERSION]),
  siteReference: z.optional(text(SOURCE_REFERENCE_MAXIMUM)),
  proposer: siteProposer,
  drivers: z.optional(listOf(siteDriver, MOST_DRIVERS)),
  vehicle: siteVehicle,
  cover: requestSchema<SitePart, SitePart>(coverPart),
  taxi: z.optional(requestSchema<SitePart, SitePart>(taxiPart)),
  breakdownWanted: z.optional(yesNo),
  marketing: z.optional(siteMarketing),
})
