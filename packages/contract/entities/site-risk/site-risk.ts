import { SITE_RISK_VERSION } from '@milepost/domain/comparison/site-risk'
import { SOURCE_REFERENCE_MAXIMUM } from '@milepost/domain/questions/people/person-entity'
import * as z from 'zod/mini'
import { oneOf, pattern, pounds, text, wholeNumber, yesNo } from '../../wire/fields'
import { listOf, sent } from '../../wire/objects'
import { siteCode, siteDriver, siteProposer } from './site-person'
import { siteVehicle } from './site-vehicle'

/** Each journey has its own limit (CON-05); this only bounds what is read. */
const MOST_DRIVERS = 10

const siteCover = sent({
  level: z.optional(siteCode),
  start: z.optional(
    pattern(
      /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/,
      'a day, or a day and the time in London, such as 2026-11-20 or 2026-11-20T09:15',
    ),
  ),
  voluntaryExcess: z.optional(pounds),
  ncdYears: z.optional(wholeNumber(0, 99)),
  ncdProtected: z.optional(yesNo),
  ncdEarnedOn: z.optional(siteCode),
})

const siteTaxi = sent({
  licensingAuthority: z.optional(siteCode),
  operatingArea: z.optional(siteCode),
})

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
  cover: siteCover,
  taxi: z.optional(siteTaxi),
  breakdownWanted: z.optional(yesNo),
  marketing: z.optional(siteMarketing),
})
