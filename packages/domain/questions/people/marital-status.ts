import { descOf } from '../../lists/code-list'
import { maritalStatuses } from '../../lists/person'
import type { PersonDetails } from '../answers'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { Whose } from './whose'

const kind = choice(maritalStatuses)

export const maritalStatus = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'maritalStatus',
    kind,
    label: `What is ${your} marital status?`,
    // The list has ABI's two words for one thing (D-118); this says which of them couples who live together choose.
    hint: 'For a couple who live together and are neither married nor civil partners, choose “Living with partner”.',
    judge: mustBeOffered(kind, {
      key: 'maritalStatusRequired',
      message: `Please choose ${your} marital status`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'maritalStatus', codes: maritalStatuses },
    summary: (code) => descOf(maritalStatuses, code) ?? code,
  })
