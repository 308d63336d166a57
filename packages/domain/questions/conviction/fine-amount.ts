import { formatPounds, fromPounds } from '../../values/pence'
import { money } from '../kinds/money'
import { mustBeAmount } from '../kinds/must-be-amount'
import { question } from '../question'
import type { Conviction } from './conviction'

export const fineAmount = question<Conviction>()({
  name: 'fineAmount',
  kind: money,
  label: 'How much was the fine?',
  hint: 'Enter 0 if there was none, or none yet.',
  judge: mustBeAmount('the fine', 'fineAmount'),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'fine', assume: [fromPounds(0), 'There was no fine'] },
  summary: formatPounds,
})
