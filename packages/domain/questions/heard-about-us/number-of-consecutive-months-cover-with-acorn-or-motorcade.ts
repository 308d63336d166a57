import { months } from '../../lists/months'
import { mustBeOffered } from '../kinds/must-be-offered'
import { valuedChoice } from '../kinds/valued-choice'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'

const kind = valuedChoice(months, (entry) => entry.months)

export const numberOfConsecutiveMonthsCoverWithAcornOrMotorcade = question<AdditionalQuestions>()({
  name: 'numberOfConsecutiveMonthsCoverWithAcornOrMotorcade',
  kind,
  // The field's name is the specification's. The page belongs to one brand, so its words name no other (D-146).
  label: 'How many months in a row have you been insured with us?',
  clears: followersOf('numberOfConsecutiveMonthsCoverWithAcornOrMotorcade'),
  isAsked: (asking) => isFollowUpAsked('numberOfConsecutiveMonthsCoverWithAcornOrMotorcade', asking),
  judge: mustBeOffered<number>(kind, {
    key: 'consecutiveMonthsRequired',
    message: 'Please choose how many months in a row you have been insured with us',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: { whole: [0, 12] } },
  summary: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
})
