import { fromPounds } from '@milepost/domain/values/pence'
import type { QuoteRequest } from '../shapes/quote.ts'
import { requestOn, vehicleWith } from './quote-customer.ts'

const { proposerDetails, vehicleDetails, coverDetails, additionalDrivers } = requestOn(
  'acorn_pc',
  vehicleWith({ value: fromPounds(8_500), isRegisteredKeeper: true }),
)

/**
 * The plain customer's quote as sent by a rating call, for tests to send and to spoil: with one entry in every list, and without
 * the fields that have a default.
 */
export const quoteExample: QuoteRequest = {
  proposerDetails: {
    ...proposerDetails,
    isMainDriver: undefined,
    address: { line1: '1 Sample Street', city: 'Sampleton', postcode: 'ID1 1QD' },
    motoringConvictions: [
      {
        convictionDate: '2024-03-02',
        offenceCode: 'SP30',
        wasDisqualified: false,
        numberOfPoints: 3,
        fineAmount: 100,
        isPending: false,
      },
    ],
    motoringClaims: [
      {
        dateOfClaim: '2023-06-30',
        typeOfClaim: 'A',
        statusOfClaim: 'S',
        atFault: false,
        noClaimsBonusAffected: false,
        costOfClaim: 1250.75,
      },
    ],
  },
  vehicleDetails: {
    ...vehicleDetails,
    modifications: [{ modificationCode: 'TOWBAR', value: 300, isForMedicalReasons: false }],
  },
  coverDetails,
  additionalDrivers: additionalDrivers.map((driver) => ({
    ...driver,
    isMainDriver: undefined,
    relationshipToProposer: 'S',
  })),
  additionalQuestions: { howDidYouHearAboutUs: 'AD' },
  marketingPreferences: { emailOptIn: true, phoneOptIn: false, smsOptIn: true },
}
