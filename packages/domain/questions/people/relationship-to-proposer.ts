import { descOf } from '../../lists/code-list'
import { relationships } from '../../lists/person'
import type { AdditionalDriver } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import { conflictInWords, isConflicting, relationshipConflict } from './rules'

const kind = choice(relationships)
const isOffered = mustBeOffered(kind, {
  key: 'relationshipToProposerRequired',
  message: "Please choose the driver's relationship to you",
})

export const relationshipToProposer = question<AdditionalDriver>()({
  name: 'relationshipToProposer',
  kind,
  label: "What is the driver's relationship to you?",
  // The message of a conflict is the specification's and names no answers (ADD-16), so they are named here.
  hint: ({ subject, answers }) => conflictInWords(subject, answers) ?? '',
  judge: (code, asking) =>
    isOffered(code, asking) ??
    (isConflicting(asking.subject, asking.answers) ? relationshipConflict(asking.subject) : undefined),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'relationship', codes: relationships },
  summary: (code) => descOf(relationships, code) ?? code,
})
