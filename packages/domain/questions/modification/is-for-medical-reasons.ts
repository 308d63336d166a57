import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { ModificationAnswers } from './modification'

export const isForMedicalReasons = question<ModificationAnswers>()({
  name: 'isForMedicalReasons',
  kind: yesNo,
  label: 'Is the modification for medical reasons?',
  hint: 'For example, hand controls for a driver with a disability.',
  judge: mustBeAnswered({
    key: 'isForMedicalReasonsRequired',
    message: 'Please tell us if the modification is for medical reasons',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'medical', assume: [false, 'The modification is not for medical reasons'] },
  summary: yesOrNo,
})
