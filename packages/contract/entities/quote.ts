import { claimEntity } from '@milepost/domain/questions/claim'
import { convictionEntity } from '@milepost/domain/questions/conviction'
import { coverEntity } from '@milepost/domain/questions/cover/cover-questions'
import { modificationEntity } from '@milepost/domain/questions/modification'
import { driverEntity, proposerEntity } from '@milepost/domain/questions/people/person-questions'
import { vehicleEntity } from '@milepost/domain/questions/vehicle/vehicle-questions'
import * as z from 'zod/mini'
import { listOf, partlyGiven, sent } from '../wire/objects'
import { additionalQuestions } from './additional-questions'
import { partialReplySchema, replySchema, requestSchema } from './entity-schema'
import { marketingPreferences, marketingPreferencesInput } from './marketing-preferences'
import type { CoverDto, DriverDto, EntryDto, ProposerDto, Read, VehicleDto, Written } from './quote-dto'

/** Each journey has its own limit (CON-05); this only bounds what is read. */
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

/** The answers as a rating call carries them (DAT-01, D-137). */
export const quoteInput = sent({
  proposerDetails: proposerDetailsInput,
  vehicleDetails: vehicleDetailsInput,
  coverDetails: coverDetailsInput,
  additionalDrivers: listOf(additionalDriverInput, MOST_DRIVERS),
  additionalQuestions: z.optional(additionalQuestions),
  marketingPreferences: marketingPreferencesInput,
})

/** The answers as a restored quote gives them back (DAT-01). */
export const quote = partlyGiven({
  proposerDetails,
  vehicleDetails,
  coverDetails,
  additionalDrivers: listOf(additionalDriver, MOST_DRIVERS),
  additionalQuestions,
  marketingPreferences,
})

/** A whole quote as a rating call carries it. */
export type QuoteRequest = z.input<typeof quoteInput>

/** A quote as it was read: of a rating call, or given back, where anything may be missing (D-066). */
export type QuoteReply = z.output<typeof quote>
