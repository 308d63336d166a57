import { formatPounds } from '../../values/pence'
import { money } from '../kinds/money'
import { mustBeAmount } from '../kinds/must-be-amount'
import { question } from '../question'
import type { Claim } from './claim'

export const costOfClaim = question<Claim>()({
  name: 'costOfClaim',
  kind: money,
  label: 'How much did the claim cost in total?',
  hint: 'Your best estimate is fine. Enter 0 if nothing was paid.',
  judge: mustBeAmount('the cost of the claim', 'costOfClaim'),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'cost' },
  summary: formatPounds,
})
