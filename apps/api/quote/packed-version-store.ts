import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import { Carried, carriedBy } from '../platform/db/carried.ts'
import { firstDictionary } from '../platform/db/packing-dictionary.ts'
import type { Database } from '../platform/db/schema.ts'
import type { PricedVersion } from './ports.ts'

/** The price of a version, and its risk and choices. Its answers are not packed: SQL reads, corrects and encrypts them. */
type Content = Pick<PricedVersion, 'marketing' | 'risk' | 'choices' | 'assessment'>

/** The same as columns. */
export type PackedContent = { assessment: PricedVersion['assessment'] | null; packed: Uint8Array }

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

/**
 * Risk and price are mostly words that every version has. Deflated with these words as a dictionary, which PostgreSQL cannot do,
 * they take a ninth of the space (decision 0064). The reasons of a refused price stay in clear: they are counted and listed.
 */
export function packVersion({ marketing, risk, choices, assessment }: Content): PackedContent {
  const isOffered = assessment.kind === 'offered'
  const rest = { marketing, choices, risk, ...(isOffered && { assessment }) }
  const deflated = deflateRawSync(JSON.stringify(rest), { dictionary: firstDictionary, level: LEVEL })
  return {
    assessment: isOffered ? null : assessment,
    packed: Buffer.concat([Buffer.of(DEFLATED), deflated]),
  }
}

class Unpacked extends Carried<true> {}

/** For when a build that cannot read packed versions runs on the same database (QUOTES_PACKED=off, decision 0064). */
export function withVersionsUnpacked(db: Kysely<Database>): Kysely<Database> {
  return db.withPlugin(new Unpacked(true))
}

/** The columns of a new row. */
export function contentColumns(db: Kysely<Database>, content: Content) {
  const isPacked = carriedBy(db, Unpacked) === undefined
  const { marketing, risk, choices } = content
  const { assessment, packed } = isPacked ? packVersion(content) : { ...content, packed: null }
  const own = isPacked ? { marketing: null, risk: null, choices: null } : { marketing, risk, choices }
  return {
    marketing: json(own.marketing),
    risk: json(own.risk),
    choices: json(own.choices),
    assessment: json(assessment),
    packed,
  }
}

const json = (value: object | null) => value && JSON.stringify(value)

/** A row with all its parts, packed or not. */
export function unpackVersion<Row extends StoredContent>(
  row: Row,
): Omit<Row, keyof StoredContent> & ReadContent {
  const { packed, ...own } = row
  // Every row has its parts either in columns or packed.
  if (packed === null) return own as unknown as Omit<Row, keyof StoredContent> & ReadContent
  if (packed[0] !== DEFLATED) throw new TypeError('A version of a quote is packed in a form we do not know')
  const text = inflateRawSync(packed.subarray(1), { dictionary: firstDictionary }).toString('utf8')
  return { ...own, ...JSON.parse(text) }
}
