import type { Place } from './insert'

/** Where a question about a subject lives, and every place that must know it. */
export type Subject = {
  folder: string
  type: string
  typeFile: string
  /** The list that asks it: a file, how it reaches the question, and the place in it. */
  catalogue: { file: string; reach: string; at: Place }
  fields: { file: string; at: Place }
  wire: { file: string; at: Place }
  /** To the wire and back: the file, the place, and what the subject is called there. */
  toWire: { file: string; at: Place; of: string }
  fromWire: { file: string; at: Place; of: string }
}

const questions = 'packages/domain/questions'
const contract = 'packages/contract'
const sentAndBack = `${contract}/quote-answers`
const endOfObject = /^\}$/

export const subjects = {
  vehicle: {
    folder: `${questions}/vehicle`,
    type: 'VehicleDetails',
    typeFile: 'vehicle-details',
    catalogue: {
      file: 'packages/domain/journeys/catalogue.ts',
      reach: '../questions/vehicle',
      at: { after: 'vehicleDetailsTwo: [', before: /^ +\],$/ },
    },
    fields: {
      file: `${questions}/vehicle/vehicle-details.ts`,
      at: { after: 'export type VehicleDetails = {', before: endOfObject },
    },
    wire: {
      file: `${contract}/entities/vehicle-details.ts`,
      at: { after: 'const fields = {', before: endOfObject },
    },
    toWire: {
      file: `${sentAndBack}/vehicle-to-send.ts`,
      at: { after: '  return {', before: /./ },
      of: 'vehicle',
    },
    fromWire: {
      file: `${sentAndBack}/vehicle-sent.ts`,
      at: { after: 'present({', before: /^ +\}\)$/ },
      of: 'vehicle',
    },
  },
  cover: {
    folder: `${questions}/cover`,
    type: 'CoverDetails',
    typeFile: 'cover-details',
    catalogue: {
      file: 'packages/domain/journeys/catalogue.ts',
      reach: '../questions/cover',
      // The disclaimer is agreed to last.
      at: { after: 'vehicleCover: [', before: /hasAgreedDisclaimer,$/ },
    },
    fields: {
      file: `${questions}/cover/cover-details.ts`,
      at: { after: 'export type CoverDetails = {', before: endOfObject },
    },
    wire: {
      file: `${contract}/entities/cover-details.ts`,
      at: { after: 'const fields = {', before: endOfObject },
    },
    toWire: {
      file: `${sentAndBack}/answers-to-send.ts`,
      at: { after: 'function coverToSend(', before: /^ {4}levelOfCover/ },
      of: 'cover',
    },
    fromWire: {
      file: `${sentAndBack}/answers-sent.ts`,
      at: { after: 'function coverSent(', before: /^ +\}\) as CoverDetails$/ },
      of: 'cover',
    },
  },
  proposer: {
    folder: `${questions}/people`,
    type: 'ProposerDetails',
    typeFile: 'person-details',
    catalogue: {
      file: `${questions}/people/proposer-questions.ts`,
      reach: '.',
      at: { after: 'aboutYou: [', before: /^ +\],$/ },
    },
    fields: {
      file: `${questions}/people/person-details.ts`,
      at: { after: 'export type ProposerDetails = ', before: endOfObject },
    },
    wire: {
      file: `${contract}/entities/proposer-details.ts`,
      at: { after: 'const fields = {', before: endOfObject },
    },
    toWire: {
      file: `${sentAndBack}/answers-to-send.ts`,
      at: { after: 'function proposerToSend(', before: /^ {4}emailAddress/ },
      of: 'proposer',
    },
    fromWire: {
      file: `${sentAndBack}/answers-sent.ts`,
      at: { after: 'function proposerSent(', before: /^ {6}emailAddress/ },
      of: 'proposer',
    },
  },
} as const satisfies Record<string, Subject>

export type SubjectName = keyof typeof subjects
