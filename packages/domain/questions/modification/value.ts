import { currencyInputMaximum } from '../../values/money-text'
import { formatPounds, fromPounds, isPence } from '../../values/pence'
import { money } from '../kinds/money'
import { question } from '../question'
import type { ModificationAnswers } from './modification'

const MINIMUM = fromPounds(1)

/** The cost in pounds (MOD-04, D-083). */
export const value = question<ModificationAnswers>()({
  name: 'value',
  kind: money,
  label: 'How much did the modification cost?',
  hint: 'If it came with the vehicle, what it would cost to have done. A good estimate is fine.',
  judge(cost) {
    if (!isPence(cost))
      return { key: 'modificationValueRequired', message: 'Please enter what the modification cost' }
    if (cost < MINIMUM)
      return { key: 'modificationValueMinimum', message: 'The modification must have cost at least £1' }
    if (cost > currencyInputMaximum)
      return {
        key: 'modificationValueMaximum',
        message: `Please enter a cost of ${formatPounds(currencyInputMaximum)} or less`,
      }
    return undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'value' },
  summary: formatPounds,
})
