import { descOf } from '../../lists/code-list.ts'
import { countriesOfRegistration } from '../../lists/countries-of-registration.ts'
import type { VehicleDetails } from '../answers.ts'
import { listDto } from '../dto.ts'
import { mustBeOffered } from '../kinds/choice.ts'
import { list } from '../kinds/list.ts'
import { searched } from '../kinds/search.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { modificationEntity, siteModification, validateModification } from '../modification.ts'
import { question } from '../question.ts'

export const isImported = question<VehicleDetails>()({
  name: 'isImported',
  kind: yesNo,
  group: 'changes',
  isNoneOfThese: true,
  label: 'Has the vehicle been imported?',
  hint: 'Choose Yes if it was first registered outside the UK.',
  validate: mustBeAnswered({
    key: 'isImportedRequired',
    message: 'Please tell us if the vehicle has been imported',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'imported', assume: [false, 'The vehicle is not imported'] },
  summary: yesOrNo,
})

const countryOfRegistrationKind = searched('countriesOfRegistration')

export const countryOfRegistration = question<VehicleDetails>()({
  name: 'countryOfRegistration',
  kind: countryOfRegistrationKind,
  group: 'changes',
  label: 'In which country was the vehicle first registered?',
  isAsked: ({ subject }) => subject.isImported === true,
  validate: mustBeOffered(countryOfRegistrationKind, {
    key: 'countryOfRegistrationRequired',
    message: 'Please choose the country where the vehicle was first registered',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'countryFirstRegistered', codes: countriesOfRegistration },
  dto: { shape: { text: 60 } },
  summary: (code) => descOf(countriesOfRegistration, code) ?? code,
})

export const isLeftHandDrive = question<VehicleDetails>()({
  name: 'isLeftHandDrive',
  kind: yesNo,
  group: 'changes',
  isNoneOfThese: true,
  label: 'Is the vehicle left-hand drive?',
  validate: mustBeAnswered({
    key: 'isLeftHandDriveRequired',
    message: 'Please tell us if the vehicle is left-hand drive',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'leftHandDrive', assume: [false, 'The vehicle is right-hand drive'] },
  summary: yesOrNo,
})

export const isModified = question<VehicleDetails>()({
  name: 'isModified',
  kind: yesNo,
  group: 'changes',
  isNoneOfThese: true,
  label: 'Has the vehicle been modified?',
  hint: "Any change to the manufacturer's standard specification, such as alloy wheels, a tow bar or hand controls.",
  validate: mustBeAnswered({
    key: 'isModifiedRequired',
    message: 'Please tell us if the vehicle has been modified',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { impliedBy: 'modifications' },
  dto: { impliedBy: 'modifications' },
  summary: yesOrNo,
})

/** The most modifications stored; at this number none can be added (MOD-02). */
export const MAXIMUM_MODIFICATIONS = 5

export const modifications = question<VehicleDetails>()({
  name: 'modifications',
  kind: list,
  group: 'changes',
  label: 'What has been modified?',
  hint: `Add each modification. You can add up to ${MAXIMUM_MODIFICATIONS}.`,
  isAsked: ({ subject }) => subject.isModified === true,
  validate(entries = [], asking) {
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
      const [error] = validateModification(entry, asking)
      if (error)
        return { key: error.key, message: `Please check modification ${index + 1}. ${error.message}` }
    }
    return undefined
  },
  // A count, as for claims; the entries are listed below it, question by question.
  whenNeverAsked: 'ask-before-renewing',
  // Its entries are read separately.
  aggregator: {
    field: 'modifications',
    shape: { listOf: siteModification, most: 20 },
    read: ({ length }: readonly unknown[]) => ({ isModified: length > 0 }),
    assume: { words: 'The vehicle is not modified', answers: () => ({ isModified: false }) },
  },
  dto: listDto({ list: 'modifications', promisedBy: 'isModified', entries: modificationEntity, most: 20 }),
  summary: ({ length }) => `${length} modification${length === 1 ? '' : 's'}`,
})

/** The questions about what was done to the vehicle, in order (D-030). */
export const changesQuestions = [
  isImported,
  countryOfRegistration,
  isLeftHandDrive,
  isModified,
  modifications,
]
