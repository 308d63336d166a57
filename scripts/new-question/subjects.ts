import type { Place } from './insert'

/** Where a question about a subject lives, and every place that must know it. */
export type Subject = {
  folder: string
  type: string
  /** The list that asks it: a file, how it reaches the question, and the place in it. */
  catalogue: { file: string; reach: string; at: Place }
  fields: { file: string; at: Place }
}

const questions = 'packages/domain/questions'
const endOfObject = /^\}$/

export const subjects = {
  vehicle: {
    folder: `${questions}/vehicle`,
    type: 'VehicleDetails',
    catalogue: {
      file: `${questions}/vehicle/vehicle-questions.ts`,
      reach: '.',
      at: { after: 'vehicleDetailsTwo: [', before: /^ +\],$/ },
    },
    fields: {
      file: `${questions}/answers.ts`,
      at: { after: 'export type VehicleDetails = {', before: endOfObject },
    },
  },
  cover: {
    folder: `${questions}/cover`,
    type: 'CoverDetails',
    catalogue: {
      file: `${questions}/cover/cover-questions.ts`,
      reach: '.',
      // The disclaimer is agreed to last.
      at: { after: 'coverQuestions:', before: /hasAgreedDisclaimer,$/ },
    },
    fields: {
      file: `${questions}/answers.ts`,
      at: { after: 'export type CoverDetails = {', before: endOfObject },
    },
  },
  proposer: {
    folder: `${questions}/people`,
    type: 'ProposerDetails',
    catalogue: {
      file: `${questions}/people/proposer-questions.ts`,
      reach: '.',
      at: { after: 'aboutYou: [', before: /^ +\],$/ },
    },
    fields: {
      file: `${questions}/answers.ts`,
      at: { after: 'export type ProposerDetails = ', before: endOfObject },
    },
  },
} as const satisfies Record<string, Subject>

export type SubjectName = keyof typeof subjects
