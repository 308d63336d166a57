import type { Place } from './insert'

/** Where a question about a subject lives, and every place that must know it. */
export type Subject = {
  folder: string
  type: string
  /** The file of its section, without its ending: a new question stands last in it. */
  section: string
  /** The list that asks it, and the place in it. */
  list: { file: string; at: Place }
}

const questions = 'packages/domain/questions'

/** The types of all answers. */
export const answersFile = `${questions}/answers.ts`

export const subjects = {
  vehicle: {
    folder: `${questions}/vehicle`,
    type: 'VehicleDetails',
    section: 'use',
    list: {
      file: `${questions}/vehicle/vehicle-questions.ts`,
      at: { after: 'vehicleDetailsTwo: [', before: /^ +\],$/ },
    },
  },
  cover: {
    folder: `${questions}/cover`,
    type: 'CoverDetails',
    section: 'no-claims-discount',
    list: {
      file: `${questions}/cover/cover-questions.ts`,
      // The disclaimer is agreed to last.
      at: { after: 'coverQuestions:', before: /hasAgreedDisclaimer,$/ },
    },
  },
  proposer: {
    folder: `${questions}/people`,
    type: 'ProposerDetails',
    section: 'about-you',
    list: {
      file: `${questions}/people/person-questions.ts`,
      at: { after: 'aboutYou: [', before: /^ +\],$/ },
    },
  },
} as const satisfies Record<string, Subject>

export type SubjectName = keyof typeof subjects
