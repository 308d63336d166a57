import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { secretFields } from '@milepost/domain/journeys/secret-fields'
import type { Answers } from '@milepost/domain/questions/answers'
import { firstDictionary } from '../platform/db/packing-dictionary'
import type { PricedVersion } from './ports'

/** What a version was made from and came to. */
type Content = Pick<PricedVersion, 'answers' | 'marketing' | 'risk' | 'choices' | 'assessment'>

/** The same as columns: in clear what SQL reads or what is encrypted, the rest packed. */
export type PackedContent = {
  answers: Answers
  assessment: PricedVersion['assessment'] | null
  packed: Uint8Array
}

/** Read with readRisk: a row may be older than a field of the risk. */
type ReadContent = Omit<Content, 'risk'> & { risk: object }

/** As a row holds it: packed, or each part in its own column, as before versions were packed. */
export type StoredContent = { [Part in keyof ReadContent]: ReadContent[Part] | null } & {
  packed: Uint8Array | null
}

/** The first byte of what is packed. */
const DEFLATED = 1
/** Two thirds of the time of the usual level, for a twentieth more bytes. */
const LEVEL = 3

/** What SQL reads or corrects of the proposer (0035, 0038), and what is secret of anybody. */
const keptInClear: readonly string[] = [
  'firstName',
  'lastNames',
  'dateOfBirth',
  'emailAddress',
  'phoneNumber',
  'address',
  ...secretFields,
]

/**
 * A version is mostly words that every version has. Deflated with those as a dictionary, which PostgreSQL cannot do, it takes a third
 * of the room (decision 0064). In clear stay the plate and the facts about the proposer by which quotes are searched for and which
 * can be corrected, answers that are encrypted one by one, the other drivers, what a caller sent under names we do not know, and the
 * reasons of a price that was refused, which are counted and listed.
 */
export function packVersion({ answers, marketing, risk, choices, assessment }: Content): PackedContent {
  const { vehicleDetails, proposerDetails, coverDetails, ...others } = answers
  const vehicle = split(vehicleDetails, ['registration'])
  const proposer = split(proposerDetails, keptInClear)
  const isOffered = assessment.kind === 'offered'
  const rest = {
    answers: { vehicleDetails: vehicle.rest, proposerDetails: proposer.rest, coverDetails },
    marketing,
    choices,
    risk,
    ...(isOffered && { assessment }),
  }
  const deflated = deflateRawSync(JSON.stringify(rest), { dictionary: firstDictionary, level: LEVEL })
  return {
    answers: {
      vehicleDetails: vehicle.clear,
      proposerDetails: proposer.clear,
      coverDetails: {},
      ...others,
    },
    assessment: isOffered ? null : assessment,
    packed: Buffer.concat([Buffer.of(DEFLATED), deflated]),
  }
}

/** A row with all its parts, whichever way they were stored. */
export function unpackVersion<Row extends StoredContent>(
  row: Row,
): Omit<Row, keyof StoredContent> & ReadContent {
  const { packed, ...own } = row
  // Every row has either all of its parts or them packed.
  if (packed === null) return own as unknown as Omit<Row, keyof StoredContent> & ReadContent
  if (packed[0] !== DEFLATED) throw new TypeError('A version of a quote is packed in a form we do not know')
  const text = inflateRawSync(packed.subarray(1), { dictionary: firstDictionary }).toString('utf8')
  const { answers, ...rest } = JSON.parse(text)
  const clear = Object(own.answers)
  const vehicleDetails = { ...clear.vehicleDetails, ...answers.vehicleDetails }
  const proposerDetails = { ...clear.proposerDetails, ...answers.proposerDetails }
  return { ...own, ...rest, answers: { ...clear, ...answers, vehicleDetails, proposerDetails } }
}

/** A subject's answers of these names, and the rest of them. */
function split(subject: object, names: readonly string[]) {
  const clear: Record<string, unknown> = {}
  const rest: Record<string, unknown> = { ...subject }
  for (const name of names) {
    if (rest[name] === undefined) continue
    clear[name] = rest[name]
    delete rest[name]
  }
  return { clear, rest }
}
