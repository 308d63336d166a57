import { formatPounds, fromPounds, isPence } from '../../values/pence.ts'
import type { VehicleDetails } from '../answers.ts'
import { money } from '../kinds/money.ts'
import { question } from '../question.ts'
import { isModelOpen } from './abi-code.ts'

/** The rule's limit; the input stops a little below it (CON-01, D-069). */
export const MAXIMUM_VALUE = fromPounds(1_000_000)

export const value = question<VehicleDetails>()({
  name: 'value',
  kind: money,
  group: 'vehicle',
  label: 'How much is your vehicle worth?',
  hint: 'What you could expect to sell it for today. A good estimate is fine.',
  // Asked of a known vehicle: the look-up usually prefills it, and a value without a vehicle means nothing.
  isAsked: ({ subject }) =>
    (subject.vehicleInfo !== undefined && !isModelOpen(subject)) || subject.isRestored === true,
  validate(pence) {
    // A value that did not come through the field may not be an amount.
    if (!isPence(pence)) return { key: 'valueRequired', message: 'Please enter the value of your vehicle' }
    if (pence <= 0)
      return { key: 'valueAboveZero', message: 'The value of your vehicle must be more than £0' }
    if (pence > MAXIMUM_VALUE) return { key: 'valueMaximum', message: "Value can't greater than £1,000,000" }
    return undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'value' },
  dto: { isRequired: true },
  summary: formatPounds,
})
