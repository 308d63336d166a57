import type { PersonDetails } from '../answers'
import { convictionEntity, convictionQuestions, siteConviction } from '../conviction'
import { listDto } from '../dto'
import { list } from '../kinds/list'
import { question } from '../question'
import { counted, HISTORY_MAXIMUM, judgeHistory } from './history'
import type { Whose } from './whose'

/** The convictions themselves, each asked about in a form of its own (CNV-01). */
export const motoringConvictions = (whose: Whose) =>
  question<PersonDetails>()({
    name: 'motoringConvictions',
    kind: list,
    label: `${whose.Your} motoring convictions`,
    isAsked: ({ subject }) => subject.hasMotoringConvictions === true,
    judge: (entries, asking) =>
      judgeHistory(
        'conviction',
        entries,
        convictionQuestions({ whose, dateOfBirth: asking.subject.dateOfBirth }),
        asking,
      ),
    whenNeverAsked: 'ask-before-renewing',
    // Its entries are read one by one. A list that was not sent says nothing, so it is a gap.
    aggregator: {
      field: 'convictions',
      shape: { listOf: siteConviction, most: HISTORY_MAXIMUM },
      read: () => ({}),
    },
    dto: listDto({
      list: 'motoringConvictions',
      promisedBy: 'hasMotoringConvictions',
      entries: convictionEntity,
      most: HISTORY_MAXIMUM,
    }),
    summary: (entries) => counted('conviction', entries),
  })
