import { voluntaryExcesses } from '../../lists/cover'
import { formatPounds, fromPounds } from '../../values/pence'
import type { CoverDetails } from '../answers'
import { money } from '../kinds/money'
import { mustBeOffered } from '../kinds/must-be-offered'
import { valuedChoice } from '../kinds/valued-choice'
import { question } from '../question'

const kind = valuedChoice(voluntaryExcesses, ({ pounds }) => fromPounds(pounds), money.dto)

export const voluntaryExcess = question<CoverDetails>()({
  name: 'voluntaryExcess',
  kind,
  label: 'How much voluntary excess do you want?',
  hint: 'What you would pay towards a claim, on top of the compulsory excess.',
  help: {
    summary: 'What is an excess?',
    body: 'An excess is the part of a claim you pay yourself. The insurer sets the compulsory excess and you choose the voluntary one. A higher voluntary excess usually makes the price lower, but you pay more if you claim.',
  },
  judge: mustBeOffered(kind, {
    key: 'voluntaryExcessRequired',
    message: 'Please choose a voluntary excess',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'voluntaryExcess', assume: [fromPounds(0), 'No voluntary excess'] },
  // Nought stands in the box beforehand (CON-08). An amount that a caller leaves out was not answered, and is not taken for nought.
  dto: { leftOut: { reply: 0 } },
  summary: formatPounds,
})
