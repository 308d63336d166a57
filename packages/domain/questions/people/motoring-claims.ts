import type { PersonDetails } from '../answers'
import { claimEntity, claimQuestions, siteClaim } from '../claim'
import { listDto } from '../dto'
import { list } from '../kinds/list'
import { question } from '../question'
import { counted, HISTORY_MAXIMUM, judgeHistory } from './history'
import type { Whose } from './whose'

/** The claims themselves, each asked about in a form of its own (CLM-01). */
export const motoringClaims = (whose: Whose) =>
  question<PersonDetails>()({
    name: 'motoringClaims',
    kind: list,
    label: `${whose.Your} claims, accidents and losses`,
    isAsked: ({ subject }) => subject.hasMotoringClaims === true,
    judge: (entries, asking) =>
      judgeHistory(
        'claim',
        entries,
        claimQuestions({ whose, dateOfBirth: asking.subject.dateOfBirth }),
        asking,
      ),
    whenNeverAsked: 'ask-before-renewing',
    // Its entries are read one by one. A list that was not sent says nothing, so it is a gap.
    aggregator: {
      field: 'claims',
      shape: { listOf: siteClaim, most: HISTORY_MAXIMUM },
      read: () => ({}),
    },
    dto: listDto({
      list: 'motoringClaims',
      promisedBy: 'hasMotoringClaims',
      entries: claimEntity,
      most: HISTORY_MAXIMUM,
    }),
    summary: (entries) => counted('claim', entries),
  })
