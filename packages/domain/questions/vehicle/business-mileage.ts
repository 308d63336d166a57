import { isBusinessUse } from '../../lists/vehicle'
import type { VehicleDetails } from '../answers'
import { wholeNumber } from '../kinds/whole-number'
import { question } from '../question'
import { MOST_MILES } from './annual-mileage'

const grouped = new Intl.NumberFormat('en-GB')

export const businessMileage = question<VehicleDetails>()({
  name: 'businessMileage',
  kind: wholeNumber(2_000),
  label: ({ terms }) =>
    terms.use.mileagePeriod === 'year'
      ? 'How many business miles will the vehicle be driven in a year?'
      : 'How many business miles will the vehicle be driven in the 30 days?',
  hint: 'Do not count driving to your usual place of work. A good estimate is fine.',
  isAsked: ({ subject, terms }) =>
    terms.use.asksBusinessMileage && subject.vehicleUse !== undefined && isBusinessUse(subject.vehicleUse),
  judge(miles, { subject }) {
    if (miles === undefined)
      return { key: 'businessMileageRequired', message: 'Please enter how many miles will be for business' }
    if (!Number.isSafeInteger(miles) || miles < 1)
      return { key: 'businessMileageMinimum', message: 'The business mileage must be at least 1 mile' }
    if (miles > MOST_MILES)
      return { key: 'businessMileageMaximum', message: 'Please enter a business mileage of 999,999 or less' }
    // A stored nought is no answer to the whole mileage (D-075), so there is nothing to compare with.
    const total = subject.annualMileage
    if (total !== undefined && total > 0 && miles > total)
      return {
        key: 'businessMileageAboveTotal',
        message: `The business mileage can't be more than the ${grouped.format(total)} miles the vehicle will be driven`,
      }
    return undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'businessMileage' },
  summary: (miles) => `${grouped.format(miles)} ${miles === 1 ? 'mile' : 'miles'}`,
})
