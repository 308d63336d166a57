import { descOf } from '../../lists/code-list.ts'
import {
  annualMileageLabel,
  businessRadii,
  isBusinessUse,
  overnightLocations,
  vehicleUses,
} from '../../lists/vehicle.ts'
import { grouped } from '../../values/grouped.ts'
import type { VehicleDetails } from '../answers.ts'
import { choice, laidOut, mustBeOffered } from '../kinds/choice.ts'
import { mileage } from '../kinds/mileage.ts'
import { wholeNumber } from '../kinds/whole-number.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { question } from '../question.ts'

const vehicleUseKind = laidOut(
  choice(({ terms }) => vehicleUses.filter(({ code }) => terms.use.uses.includes(code))),
)

export const vehicleUse = question<VehicleDetails>()({
  name: 'vehicleUse',
  kind: vehicleUseKind,
  group: 'use',
  label: 'What will the vehicle be used for?',
  help: {
    summary: 'Which use should I choose?',
    body: 'Social, domestic and pleasure is everyday driving such as shopping and visiting. Commuting is driving to one regular place of work. Any other driving for work is business use.',
  },
  validate: mustBeOffered(vehicleUseKind, {
    key: 'vehicleUseRequired',
    message: 'Please choose what the vehicle will be used for',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'use', codes: vehicleUses },
  summary: (code) => descOf(vehicleUses, code) ?? code,
})

const vehicleOvernightKind = laidOut(choice(overnightLocations))

/** The specification's rules call it keptOvernight (VEH-29, D-073). */
export const vehicleOvernight = question<VehicleDetails>()({
  name: 'vehicleOvernight',
  kind: vehicleOvernightKind,
  group: 'use',
  label: 'Where is the vehicle usually kept overnight?',
  validate: mustBeOffered(vehicleOvernightKind, {
    key: 'keptOvernightRequired',
    message: 'Please choose where the vehicle is usually kept overnight',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'overnightLocation', codes: overnightLocations },
  summary: (code) => descOf(overnightLocations, code) ?? code,
})

/** More miles than any vehicle is driven, in a year or ever. */
const MOST_MILES = 999_999

/**
 * For a year, or for the thirty days of a thirty-day journey, in the same field (D-076). The list offers bands of a thousand; any
 * whole number from an existing quote is valid, zero included except for thirty days (CON-08, D-075, D-078).
 */
export const annualMileage = question<VehicleDetails>()({
  name: 'annualMileage',
  kind: mileage,
  group: 'use',
  label: ({ terms }) =>
    terms.use.mileagePeriod === 'year'
      ? 'How many miles will the vehicle be driven in a year?'
      : 'How many miles will the vehicle be driven in the 30 days?',
  hint: 'Include all drivers. A good estimate is fine.',
  validate(miles, { terms }) {
    const isForYear = terms.use.mileagePeriod === 'year'
    if (miles === undefined)
      return {
        key: 'annualMileageRequired',
        message: `Please choose how many miles the vehicle will be driven in ${isForYear ? 'a year' : 'the 30 days'}`,
      }
    if (!Number.isSafeInteger(miles) || miles < 0 || miles > MOST_MILES)
      return {
        key: 'annualMileageNotWhole',
        message: 'Please give the mileage as a whole number of miles, from 0 to 999,999',
      }
    if (!isForYear && miles === 0)
      return {
        key: 'thirtyDayMileageAboveZero',
        message: 'The mileage for the 30 days must be more than 0',
      }
    return undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'annualMileage' },
  summary: (miles) => (miles === 0 ? '0 miles' : `${annualMileageLabel(miles)} miles`),
})

export const businessMileage = question<VehicleDetails>()({
  name: 'businessMileage',
  kind: wholeNumber(2_000),
  group: 'use',
  label: ({ terms }) =>
    terms.use.mileagePeriod === 'year'
      ? 'How many business miles will the vehicle be driven in a year?'
      : 'How many business miles will the vehicle be driven in the 30 days?',
  hint: "Don't include driving to your usual place of work. A good estimate is fine.",
  isAsked: ({ subject, terms }) =>
    terms.use.asksBusinessMileage && subject.vehicleUse !== undefined && isBusinessUse(subject.vehicleUse),
  validate(miles, { subject }) {
    if (miles === undefined)
      return { key: 'businessMileageRequired', message: 'Please enter how many miles will be for business' }
    if (!Number.isSafeInteger(miles) || miles < 1)
      return { key: 'businessMileageMinimum', message: 'The business mileage must be at least 1 mile' }
    if (miles > MOST_MILES)
      return { key: 'businessMileageMaximum', message: 'Please enter a business mileage of 999,999 or less' }
    // A stored zero is not an answer to the total mileage (D-075), so there is nothing to compare with.
    const total = subject.annualMileage
    if (total !== undefined && total > 0 && miles > total)
      return {
        key: 'businessMileageAboveTotal',
        message: `The business mileage can't be more than the ${grouped(total)} miles the vehicle will be driven`,
      }
    return undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'businessMileage' },
  summary: (miles) => `${grouped(miles)} ${miles === 1 ? 'mile' : 'miles'}`,
})

const businessRadiusKind = choice(businessRadii)

export const businessRadius = question<VehicleDetails>()({
  name: 'businessRadius',
  kind: businessRadiusKind,
  group: 'vehicleAtWork',
  label: 'How far from your base do you work?',
  hint: 'The furthest you usually drive for work from where you keep the vehicle.',
  isAsked: ({ terms }) => terms.use.asksBusinessRadius,
  validate: mustBeOffered(businessRadiusKind, {
    key: 'businessRadiusRequired',
    message: 'Please choose how far from your base you work',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'businessRadius', codes: businessRadii },
  summary: (code) => descOf(businessRadii, code) ?? code,
})

export const hasInternalRacking = question<VehicleDetails>()({
  name: 'hasInternalRacking',
  kind: yesNo,
  group: 'vehicleAtWork',
  isNoneOfThese: true,
  label: 'Does the vehicle have internal racking?',
  hint: 'Shelves or storage fixed inside, for tools or stock.',
  isAsked: ({ terms }) => terms.use.asksInternalRacking,
  validate: mustBeAnswered({
    key: 'hasInternalRackingRequired',
    message: 'Please tell us if the vehicle has internal racking',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'internalRacking', assume: [false, 'There is no internal racking'] },
  summary: yesOrNo,
})

export const carriesDangerousGoods = question<VehicleDetails>()({
  name: 'carriesDangerousGoods',
  kind: yesNo,
  group: 'vehicleAtWork',
  isNoneOfThese: true,
  label: 'Does the vehicle carry dangerous goods?',
  hint: 'Such as flammable, explosive, corrosive or radioactive material, or hazardous waste.',
  isAsked: ({ terms }) => terms.use.asksDangerousGoods,
  validate: mustBeAnswered({
    key: 'carriesDangerousGoodsRequired',
    message: 'Please tell us if the vehicle carries dangerous goods',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'dangerousGoods', assume: [false, 'No dangerous goods are carried'] },
  summary: yesOrNo,
})

export const visitsHazardousSites = question<VehicleDetails>()({
  name: 'visitsHazardousSites',
  kind: yesNo,
  group: 'vehicleAtWork',
  isNoneOfThese: true,
  label: 'Does the vehicle visit hazardous sites?',
  hint: 'Such as airport airside areas, railway tracksides, power stations, refineries, quarries or docks.',
  isAsked: ({ terms }) => terms.use.asksHazardousSites,
  validate: mustBeAnswered({
    key: 'visitsHazardousSitesRequired',
    message: 'Please tell us if the vehicle visits hazardous sites',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'hazardousSites', assume: [false, 'No hazardous sites are visited'] },
  summary: yesOrNo,
})

/** The questions about use and mileage, in order (D-030). */
export const useQuestions = [vehicleUse, vehicleOvernight, annualMileage, businessMileage]

/** The questions about working with the vehicle, in order (D-030). */
export const furtherUseQuestions = [
  businessRadius,
  hasInternalRacking,
  carriesDangerousGoods,
  visitsHazardousSites,
]
