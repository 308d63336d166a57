import type { CoverDetails } from '../answers'
import { entityOf, keptCode, unasked } from '../dto'
import { coverQuestions } from './cover-questions'

const field = unasked<CoverDetails>()

/** The cover as JSON (DAT-04). */
export const coverEntity = entityOf(
  [
    ...coverQuestions,
    // Asked once, of the proposer, and written here too (D-082).
    field('operatingArea', {
      shape: { text: 100 },
      serialise: (_cover, { proposerDetails }) => proposerDetails.operatingArea,
      deserialise: () => ({}),
    }),
    field('doesDriverOtherVehicle', {
      shape: 'yes-no',
      serialise: ({ doesDriverOtherVehicle }) => doesDriverOtherVehicle === true,
    }),
    field('otherVehicleType', {
      shape: 'code',
      serialise: ({ otherVehicleType }) => keptCode(otherVehicleType),
    }),
    // The server works the end out from the start and the term that is bought. It is read so that a reply can be sent back (D-134).
    field('effectiveTo', { shape: 'moment', serialise: () => undefined, deserialise: () => ({}) }),
  ],
  [
    'levelOfCover',
    'yearsOfNoClaimsDiscount',
    'protectNoClaimsDiscount',
    'typeOfPolicyNCDEarned',
    'operatingArea',
    'doesDriverOtherVehicle',
    'otherVehicleType',
    'voluntaryExcess',
    'effectiveFrom',
    'effectiveTo',
  ],
)
