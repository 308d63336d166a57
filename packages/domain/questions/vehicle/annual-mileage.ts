import { annualMileageLabel } from '../../lists/vehicle'
import type { VehicleDetails } from '../answers'
import { mileage } from '../kinds/mileage'
import { question } from '../question'

/** No vehicle is driven further, in a year or in its life. */
export const MOST_MILES = 999_999

/**
 * For a year, or for the thirty days of a thirty-day journey, in the one field there is (D-076). The list offers bands of a
 * thousand; any whole number that came with a quote holds, nought included except for thirty days (CON-08, D-075, D-078).
 */
export const annualMileage = question<VehicleDetails>()({
  name: 'annualMileage',
  kind: mileage,
  label: ({ terms }) =>
    terms.use.mileagePeriod === 'year'
      ? 'How many miles will the vehicle be driven in a year?'
      : 'How many miles will the vehicle be driven in the 30 days?',
  hint: 'By all drivers together. A good estimate is fine.',
  judge(miles, { terms }) {
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
