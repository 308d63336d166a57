import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import type { Answers } from '@milepost/domain/questions/answers'
import { aDriver } from '@milepost/domain/questions/people/testing'
import { aCar } from '@milepost/domain/questions/vehicle/testing'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { plainCover, plainProposer, plainVehicle } from '@milepost/domain/testing/plain-customer'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { toQuoteRequest } from '../../quote-mapping'
import { circumstancesOn } from './two-sides'

export const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: false }

/** A customer whom every car and taxi journey takes; tests change what they are about. */
export const whole: Answers = {
  proposerDetails: { ...plainProposer, hasAdditionalDriver: true },
  vehicleDetails: {
    ...plainVehicle,
    registration: 'aa19 aaa',
    vehicleInfo: aCar,
    value: fromPounds('8500.50'),
    datePurchased: localDate('2022-01-10'),
    isRegisteredKeeper: false,
    registeredKeeper: '2',
    vehicleUse: 'PR',
    businessMileage: 7_000,
    isModified: true,
    modifications: [
      {
        modificationCode: 'TOW_BAR',
        value: fromPounds(300),
        isForMedicalReasons: false,
        isCurrentInsurerNotified: false,
      },
    ],
    businessRadius: '15',
  },
  coverDetails: {
    ...plainCover,
    effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 15 },
    yearsOfNoClaimsDiscount: '10',
    protectNoClaimsDiscount: true,
    typeOfPolicyNCDEarned: '12',
  },
  additionalDrivers: [aDriver],
  additionalQuestions: {},
}

/** What is sent of the answers that count on a journey. */
export function requestOn(id: JourneyId, change: (answers: Answers) => Answers = (answers) => answers) {
  const here = circumstancesOn(id, 'aggregator')
  return toQuoteRequest(journeyProgress(change(whole), {}, here).answers, marketing, here.terms)
}
export const proposerWith = (more: Answers['proposerDetails']) => (answers: Answers) => ({
  ...answers,
  proposerDetails: { ...answers.proposerDetails, ...more },
})
export const vehicleWith = (more: Answers['vehicleDetails']) => (answers: Answers) => ({
  ...answers,
  vehicleDetails: { ...answers.vehicleDetails, ...more },
})

/** The answers without one of them. */
export const without = (of: 'proposerDetails' | 'vehicleDetails', name: string) => (answers: Answers) => ({
  ...answers,
  [of]: Object.fromEntries(Object.entries(answers[of]).filter(([each]) => each !== name)),
})
