import type {
  AdditionalDriver,
  AdditionalQuestions,
  CoverDetails,
  ProposerDetails,
  VehicleDetails,
} from '@milepost/domain/questions/answers'
import { claimEntity } from '@milepost/domain/questions/claim'
import { convictionEntity } from '@milepost/domain/questions/conviction'
import { coverEntity } from '@milepost/domain/questions/cover/cover-questions'
import { heardAboutUsEntity } from '@milepost/domain/questions/heard-about-us'
import { modificationEntity } from '@milepost/domain/questions/modification'
import { driverEntity, proposerEntity } from '@milepost/domain/questions/people/person-questions'
import { vehicleEntity } from '@milepost/domain/questions/vehicle/vehicle-questions'
import { productCodes } from '@milepost/domain/terms/identity'
import type { Address } from '@milepost/domain/values/address'
import type { DateParts, LocalDate } from '@milepost/domain/values/local-date'
import type { LondonTime } from '@milepost/domain/values/london-time'
import * as z from 'zod/mini'
import { ADDITIONAL_ANSWERS_MAXIMUM, ADDITIONAL_NAME_MAXIMUM } from '../fields/additional-limits.ts'
import { paymentProvider } from '../fields/customer-fields.ts'
import { outcomeId, quoteReference } from '../fields/identifiers.ts'
import {
  anyAnswer,
  expects,
  instant,
  listOf,
  oneOf,
  partialReplyObject,
  pounds,
  replyObject,
  requestObject,
  text,
  yesNo,
} from '../fields/primitives.ts'
import { partialReplySchema, propertiesOf, replySchema, requestSchema } from './entity-schema.ts'
import { type addressInput, vehicleLookupResult } from './lookup.ts'
import { thirtyDayQuoteDetails, underwritingOutcome } from './price.ts'

/** Each journey has its own limit (CON-05); this only limits what is read. */
const MOST_DRIVERS = 10

/** A claim, a conviction and a modification (DAT-08 to DAT-10). */
export const claimInput = requestSchema<EntryDto, EntryDto>(claimEntity)
export const claim = replySchema<EntryDto>(claimEntity)
export const convictionInput = requestSchema<EntryDto, EntryDto>(convictionEntity)
export const conviction = replySchema<EntryDto>(convictionEntity)
export const modificationInput = requestSchema<EntryDto, EntryDto>(modificationEntity)
export const modification = replySchema<EntryDto>(modificationEntity)

/** The proposer, the vehicle, the cover and an additional driver (DAT-02 to DAT-04, DAT-07). */
export const proposerDetailsInput = requestSchema<ProposerDto<Read>, ProposerDto<Written>>(proposerEntity)
export const proposerDetails = partialReplySchema<ProposerDto<Read>>(proposerEntity)
export const vehicleDetailsInput = requestSchema<VehicleDto<Read>, VehicleDto<Written>>(vehicleEntity)
export const vehicleDetails = partialReplySchema<VehicleDto<Read>>(vehicleEntity)
export const coverDetailsInput = requestSchema<CoverDto<Read>, CoverDto<Written>>(coverEntity)
export const coverDetails = partialReplySchema<CoverDto<Read>>(coverEntity)
export const additionalDriverInput = requestSchema<DriverDto<Read>, DriverDto<Written>>(driverEntity)
export const additionalDriver = partialReplySchema<DriverDto<Read>>(driverEntity)

/**
 * How the customer heard about us, and the follow-up answers (DAT-06). Undeclared fields are stored and returned as sent: one
 * name of the specification is lost (D-148).
 */
export const additionalQuestions = z
  .catchall(z.object(propertiesOf(heardAboutUsEntity, 'request'), expects('an object')), anyAnswer)
  .check(
    z.refine(
      (answers) => Object.keys(answers).length <= ADDITIONAL_ANSWERS_MAXIMUM,
      `Send at most ${ADDITIONAL_ANSWERS_MAXIMUM} fields`,
    ),
    z.refine(
      (answers) => Object.keys(answers).every((key) => key.length <= ADDITIONAL_NAME_MAXIMUM),
      `Send field names of at most ${ADDITIONAL_NAME_MAXIMUM} characters`,
    ),
  ) as z.ZodMiniType as z.ZodMiniType<AdditionalAnswers, AdditionalAnswers>

const marketingFields = { emailOptIn: yesNo, phoneOptIn: yesNo, smsOptIn: yesNo }

/** The channels on which offers may be sent; true is consent, a ticked opt-out box sends false (DAT-01, D-100). */
export const marketingPreferencesInput = requestObject(marketingFields)

/** The answers as sent by a rating call (DAT-01, D-137). */
export const quoteInput = requestObject({
  proposerDetails: proposerDetailsInput,
  vehicleDetails: vehicleDetailsInput,
  coverDetails: coverDetailsInput,
  additionalDrivers: listOf(additionalDriverInput, MOST_DRIVERS),
  additionalQuestions: z.optional(additionalQuestions),
  marketingPreferences: marketingPreferencesInput,
})

export const marketingPreferences = replyObject(marketingFields)

/** The answers as returned with a restored quote (DAT-01). */
export const quote = partialReplyObject({
  proposerDetails,
  vehicleDetails,
  coverDetails,
  additionalDrivers: listOf(additionalDriver, MOST_DRIVERS),
  additionalQuestions,
  marketingPreferences,
})

/** A complete quote as sent by a rating call. */
export type QuoteRequest = z.input<typeof quoteInput>

/** A quote as parsed: from a rating call, or restored, where anything may be missing (D-066). */
export type QuoteReply = z.output<typeof quote>

/** What a caller writes, and what the schemas parse from it. */
export type Written = { date: string; address: z.input<typeof addressInput> }
export type Read = { date: LocalDate; address: Address }

/** An answer as JSON: an amount in pounds, a time in its parts, a code as any text. Its question decides whether it is valid. */
type AnswerDto<Answer, Side extends Written | Read> = Answer extends LocalDate
  ? Side['date']
  : Answer extends LondonTime
    ? DateParts & { hour: number; minute: number }
    : Answer extends Address
      ? Side['address']
      : Answer extends readonly (infer Entry)[]
        ? readonly AnswerDto<Entry, Side>[]
        : Answer extends string
          ? string
          : Answer extends number
            ? number
            : Answer extends boolean
              ? boolean
              : SubjectDto<Answer, Side>

type SubjectDto<Subject, Side extends Written | Read> = {
  [Name in keyof Subject]?: AnswerDto<NonNullable<Subject[Name]>, Side> | undefined
}

/** Every part of a quote may have gaps while it is filled in; the schemas report what is required. */
export type ProposerDto<Side extends Written | Read> = SubjectDto<ProposerDetails, Side>
export type DriverDto<Side extends Written | Read> = SubjectDto<AdditionalDriver, Side>
export type VehicleDto<Side extends Written | Read> = SubjectDto<
  Omit<VehicleDetails, 'vehicleInfo'>,
  Side
> & {
  isQPlate?: boolean | undefined
  licencingAuthority?: string | undefined
}
export type CoverDto<Side extends Written | Read> = SubjectDto<CoverDetails, Side> & {
  operatingArea?: string | undefined
}
export type EntryDto = { [name: string]: unknown }

type AdditionalAnswers = { [Name in keyof AdditionalQuestions]?: unknown } & { [name: string]: unknown }

/** The sources of answers the customer did not give on our pages, by place. */
const provenance = z.record(text(200), oneOf(['looked-up', 'comparison-site', 'assumed']))

/** The prices the visitor of a comparison site was shown when they chose us. */
const priceShown = replyObject({ inFull: z.optional(pounds), perMonth: z.optional(pounds), at: instant })

const restoredFields = {
  /** Its own product, regardless of the requested product: PC finds them all (D-004). */
  product: oneOf(productCodes),
  quoteDetails: quote,
  /** The look-up result of its vehicle, so that it can be shown without another look-up. */
  vehicleInfo: z.optional(vehicleLookupResult),
  metaData: replyObject({ quoteRef: quoteReference, expiryDate: instant }),
  underwritingOutcome,
  thirtyDayQuoteDetails: z.optional(thirtyDayQuoteDetails),
  paymentProvider,
  licenceNumberRequired: yesNo,
  isLatestFullyPricedQuote: z.optional(yesNo),
  /** Made from a cancelled policy, to restart it (SEC-05, D-040). */
  isRestart: z.optional(yesNo),
  /** The comparison site it came from, if any (DAT-33). */
  sourceOfBusiness: z.optional(text(100)),
  provenance: z.optional(provenance),
  priceShown: z.optional(priceShown),
  telematicsDeviceProvider: z.optional(text(100)),
  affordabilityCheck: yesNo,
  selectedOption: z.optional(outcomeId),
  totalCompulsoryExcess: z.optional(pounds),
}

/** A quote returned after a passed check or by its token. */
export const restoredQuote = replyObject(restoredFields)

/** A quote handed over by a comparison site. */
export const aggregatorQuote = replyObject(restoredFields)
