import type { PersonDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Whose } from './whose'

/** A no does not throw the list away: it no longer counts, and is there again after a slip. */
export const hasMotoringClaims = ({ Have, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'hasMotoringClaims',
    kind: yesNo,
    label: ({ terms }) =>
      `${Have} had any motoring claims, accidents or losses in the last ${terms.drivers.claimsLookBackYears} years?`,
    hint: 'Whoever was at fault, and even if nothing was paid.',
    judge: mustBeAnswered({
      key: 'hasMotoringClaimsRequired',
      message: `Please tell us if ${youHave} had any motoring claims, accidents or losses`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { toldBy: 'motoringClaims' },
    dto: { toldBy: 'motoringClaims' },
    summary: yesOrNo,
  })
