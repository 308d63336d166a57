import { descOf } from '../../lists/code-list'
import { modifications } from '../../lists/modifications'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { ModificationAnswers } from './modification'

const kind = choice(modifications)

export const modificationCode = question<ModificationAnswers>()({
  name: 'modificationCode',
  kind,
  label: 'What is the modification?',
  judge: mustBeOffered(kind, { key: 'modificationCodeRequired', message: 'Please choose the modification' }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'code', codes: modifications },
  summary: (code) => descOf(modifications, code) ?? code,
})
