import { descOf } from '../../lists/code-list'
import { noClaimsYears } from '../../lists/no-claims-years'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'

const kind = choice(noClaimsYears)

export const fullYearsOfNoClaimsBonus = question<AdditionalQuestions>()({
  name: 'fullYearsOfNoClaimsBonus',
  kind,
  label: 'How many full years of no claims bonus do you have?',
  clears: followersOf('fullYearsOfNoClaimsBonus'),
  isAsked: (asking) => isFollowUpAsked('fullYearsOfNoClaimsBonus', asking),
  judge: mustBeOffered<string>(kind, {
    key: 'fullYearsOfNoClaimsBonusRequired',
    message: 'Please choose how many full years of no claims bonus you have',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: 'any-answer' },
  summary: (code) => descOf(noClaimsYears, code) ?? code,
})
