import { type ExcessCode, excesses } from './excess.ts'

/**
 * What an endorsement may refer to: the document, and its rows, at least one of which must be in it. An endorsement is a term of
 * the contract, so what it refers to must be there.
 */
export type DocumentReference = { document: PointedDocument; rows: readonly string[] }

export type PointedDocument = 'schedule' | 'certificate'

export const documentReferences = {
  vehicle: { document: 'schedule', rows: ['Registration'] },
  'licensing-authority': { document: 'schedule', rows: ['Licensing authority'] },
  'driver-excess': { document: 'schedule', rows: namesOf('YOUNG_DRIVER', 'INEXPERIENCED_DRIVER') },
  'theft-excess': { document: 'schedule', rows: namesOf('FIRE_AND_THEFT') },
  'named-drivers': { document: 'certificate', rows: ['Persons or classes of persons entitled to drive'] },
} as const satisfies Record<string, DocumentReference>

export type ReferenceCode = keyof typeof documentReferences

function namesOf(...codes: readonly ExcessCode[]): readonly string[] {
  return excesses.filter(({ code }) => codes.includes(code)).map(({ desc }) => desc)
}
