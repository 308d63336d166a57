import { descOf } from '../../lists/code-list'
import { heardAboutUs } from '../../lists/heard-about-us'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf } from './chain'

const kind = choice(heardAboutUs)

/** The head of the chain, for visitors from a comparison site (AGG-09). */
export const howDidYouHearAboutUs = question<AdditionalQuestions>()({
  name: 'howDidYouHearAboutUs',
  kind,
  label: 'How did you hear about us?',
  clears: followersOf('howDidYouHearAboutUs'),
  isAsked: ({ channel }) => channel === 'aggregator',
  judge: mustBeOffered<string>(kind, {
    key: 'howDidYouHearAboutUsRequired',
    message: 'Please choose how you heard about us',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: (code) => descOf(heardAboutUs, code) ?? code,
})
