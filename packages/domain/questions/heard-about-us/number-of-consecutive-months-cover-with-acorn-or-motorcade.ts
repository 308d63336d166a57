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
  label: 'How many months in a row have you been covered by Acorn or Motorcade?',
  clears: followersOf('numberOfConsecutiveMonthsCoverWithAcornOrMotorcade'),
  isAsked: (asking) => isFollowUpAsked('numberOfConsecutiveMonthsCoverWithAcornOrMotorcade', asking),
  judge: mustBeOffered<number>(kind, {
    key: 'consecutiveMonthsRequired',
    message: 'Please choose how many months in a row you have been covered',
  }),
  whenNeverAsked: 'ask-before-renewing',
  summary: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
})
