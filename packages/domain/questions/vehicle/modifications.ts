import type { VehicleDetails } from '../answers'
import { listDto } from '../dto'
import { list } from '../kinds/list'
import { judgeModification, modificationEntity, siteModification } from '../modification'
import { question } from '../question'

/** As many as can be held; at this number none can be added (MOD-02). */
export const MAXIMUM_MODIFICATIONS = 5

export const modifications = question<VehicleDetails>()({
  name: 'modifications',
  kind: list,
  label: 'What has been modified?',
  hint: `Add each modification. You can add up to ${MAXIMUM_MODIFICATIONS}.`,
  isAsked: ({ subject }) => subject.isModified === true,
  judge(entries = [], asking) {
    if (entries.length === 0)
      return {
        key: 'modificationsRequired',
        message: 'Please add at least one modification, or change your answer to no',
      }
    if (entries.length > MAXIMUM_MODIFICATIONS)
      return {
        key: 'modificationsMaximum',
        message: `You can add up to ${MAXIMUM_MODIFICATIONS} modifications. Please remove some`,
      }
    for (const [index, entry] of entries.entries()) {
      const [wrong] = judgeModification(entry, asking)
      if (wrong)
        return { key: wrong.key, message: `Please check modification ${index + 1}. ${wrong.message}` }
    }
    return undefined
  },
  // Counted, as claims are: what each of them is stands below, question by question.
  whenNeverAsked: 'ask-before-renewing',
  // Its entries are read one by one.
  aggregator: {
    field: 'modifications',
    shape: { listOf: siteModification, most: 20 },
    read: ({ length }: readonly unknown[]) => ({ isModified: length > 0 }),
    assume: { words: 'The vehicle is not modified', answers: () => ({ isModified: false }) },
  },
  dto: listDto({ list: 'modifications', promisedBy: 'isModified', entries: modificationEntity, most: 20 }),
  summary: ({ length }) => `${length} modification${length === 1 ? '' : 's'}`,
})
