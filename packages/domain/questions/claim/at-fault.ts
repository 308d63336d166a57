import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import type { HistoryOf } from '../people/history'
import { question } from '../question'
import type { Claim } from './claim'

export const atFault = ({ whose: { your } }: HistoryOf) =>
  question<Claim>()({
    name: 'atFault',
    kind: yesNo,
    label: `Was it ${your} fault?`,
    hint: 'Answer yes if the insurers shared the blame or have not decided yet.',
    judge: mustBeAnswered({ key: 'atFaultRequired', message: `Please tell us if it was ${your} fault` }),
    whenNeverAsked: 'ask-before-renewing',
    // Taken to the customer's disadvantage until they say so: the price can only fall.
    aggregator: { field: 'atFault', assume: [true, 'The driver was at fault'] },
    summary: yesOrNo,
  })
