import * as z from 'zod/mini'
import { listOf, partlyGiven, sent } from '../wire/objects'
import { additionalDriver, additionalDriverInput } from './additional-driver'
import { additionalQuestions } from './additional-questions'
import { coverDetails, coverDetailsInput } from './cover-details'
import { marketingPreferences, marketingPreferencesInput } from './marketing-preferences'
import { proposerDetails, proposerDetailsInput } from './proposer-details'
import { vehicleDetails, vehicleDetailsInput } from './vehicle-details'

/** Each journey has its own limit (CON-05); this only bounds what is read. */
const MOST_DRIVERS = 10

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
