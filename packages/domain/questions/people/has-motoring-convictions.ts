import type { PersonDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Whose } from './whose'

/** A no does not throw the list away: it no longer counts, and is there again after a slip. */
export const hasMotoringConvictions = ({ Have, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasMotoringConvictions',
    kind: yesNo,
    label: ({ terms }) =>
      `${Have} had any motoring convictions in the last ${terms.drivers.convictionsLookBackYears} years?`,
    hint: 'Count fixed penalties, points, bans and cases still to be decided.',
    judge: mustBeAnswered({
      key: 'hasMotoringConvictionsRequired',
      message: `Please tell us if ${youHave} had any motoring convictions`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { toldBy: 'motoringConvictions' },
    dto: { toldBy: 'motoringConvictions' },
    summary: yesOrNo,
  })
