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
import { quoteReference } from '../fields/identifiers.ts'
import {
  instant,
  listOf,
  oneOf,
  percent,
  pounds,
  replyObject,
  requestObject,
  text,
  wholeNumber,
  yesNo,
} from '../fields/primitives.ts'
import { problemCodes } from '../problem.ts'
import { propertiesOf, requestSchema } from './entity-schema.ts'

/** Each journey has its own limit (CON-05); this only limits what is read. */
const MOST_DRIVERS = 10

/** Everything is optional in each part: all missing fields and unknown codes are reported together. */

/** The proposer, as a comparison site knows them. */
export const aggregatorProposer = requestSchema<SitePerson, SitePerson>(proposerPart)

/** Another person who will drive. */
export const aggregatorDriver = requestSchema<SitePerson, SitePerson>(driverPart)

/** A vehicle whose number plate the visitor does not know. The price is then only an indication. */
export const describedVehicle = requestObject({
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

/** The vehicle as a comparison site knows it: by registration or, without one, by description. */
export const aggregatorVehicle = requestObject({
  registration: registration ?? z.never(),
  described: z.optional(describedVehicle),
  ...vehicle,
}) as z.ZodMiniType as z.ZodMiniType<SiteVehicle, SiteVehicle>

const aggregatorMarketing = requestObject({
  email: z.optional(yesNo),
  phone: z.optional(yesNo),
  sms: z.optional(yesNo),
})

/** A risk as comparison sites send it. The version is the month this shape was published; another shape gets another one. */
export const aggregatorRisk = requestObject({
  version: oneOf([SITE_RISK_VERSION]),
  siteReference: z.optional(text(SOURCE_REFERENCE_MAXIMUM)),
  proposer: aggregatorProposer,
  drivers: z.optional(listOf(aggregatorDriver, MOST_DRIVERS)),
  vehicle: aggregatorVehicle,
  cover: requestSchema<SitePart, SitePart>(coverPart),
  taxi: z.optional(requestSchema<SitePart, SitePart>(taxiPart)),
  breakdownWanted: z.optional(yesNo),
  marketing: z.optional(aggregatorMarketing),
})

/** Paid in one card payment, or by finance over the year; both exact, including tax and fee. */
export const aggregatorPrices = replyObject({
  inFull: z.optional(pounds),
  monthly: z.optional(
    replyObject({
      deposit: pounds,
      instalments: wholeNumber(1, 24),
      firstInstalment: pounds,
      instalment: pounds,
      totalPayable: pounds,
      apr: percent,
    }),
  ),
})

const assumption = replyObject({ field: text(200), words: text(200) })

/** The reply to a comparison site's risk. One that is not offered has no prices, no link and no reasons. */
export const pricedRisk = replyObject({
  outcome: oneOf(['offered', 'referred', 'declined']),
  quoteReference,
  expires: instant,
  /** Priced by a vehicle's description: a registration is needed before the purchase. */
  indication: z.optional(yesNo),
  prices: z.optional(aggregatorPrices),
  /** The same risk for thirty days at a time, if offered alongside the annual cover. */
  thirtyDay: z.optional(replyObject({ quoteReference, prices: aggregatorPrices })),
  excesses: z.optional(replyObject({ compulsory: pounds, voluntary: pounds, total: pounds })),
  /** If breakdown cover was requested and is available: its price, and the prices including it. */
  breakdown: z.optional(replyObject({ price: pounds, prices: aggregatorPrices })),
  /** What was not sent and was assumed; the customer is asked to check it. */
  assumed: z.array(assumption),
  /** The visitor's link. It opens the quote, so it is for that visitor only. */
  link: z.optional(text(500)),
})

/** The reply to one of many risks. */
export const pricedRiskOfMany = replyObject({
  idempotencyKey: text(100),
  status: wholeNumber(200, 599),
  quote: z.optional(pricedRisk),
  problem: z.optional(
    replyObject({
      code: oneOf(problemCodes),
      message: text(500),
      errors: z.array(replyObject({ field: text(200), message: text(2000) })),
    }),
  ),
})
