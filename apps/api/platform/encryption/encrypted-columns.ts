import { secretFields } from '@milepost/domain/journeys/secret-fields'
import type { BankAccount } from '@milepost/domain/payment/bank-account'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { encryptionOf } from './database-keys.ts'
import type { EncryptedPlace, Encryption } from './ports.ts'

/**
 * Every column with encrypted content, and its table's key. `answers` is JSON with encrypted fields, `encrypted` a whole encrypted
 * value, `document` encrypted bytes,
 * `object` the address of such bytes in the object store. Only the functions below map their content; the rotation uses the same list.
 */
export const encryptedColumns = {
  'quote_version.answers': { holds: 'answers', key: ['tenant', 'reference', 'version'] },
  'draft.answers': { holds: 'answers', key: ['tenant', 'journey', 'id_hash'] },
  'draft.besides': { holds: 'answers', key: ['tenant', 'journey', 'id_hash'] },
  'payment_attempt.sealed_account': { holds: 'encrypted', key: ['id'] },
  'policy.sealed_account': { holds: 'encrypted', key: ['tenant', 'policy_number'] },
  'site_answer.sealed_answer': { holds: 'encrypted', key: ['site', 'tenant', 'key_hash'] },
  'staff_session.sealed_id_token': { holds: 'encrypted', key: ['token_hash'] },
  'referral_words.sealed_words': { holds: 'encrypted', key: ['tenant', 'reference', 'number', 'position'] },
  'quote_note_words.sealed_words': { holds: 'encrypted', key: ['tenant', 'reference', 'position'] },
  'data_request.sealed_person': { holds: 'encrypted', key: ['id'] },
  'policy_document.bytes': { holds: 'document', key: ['id'] },
  'policy_document.object_address': { holds: 'object', key: ['id'] },
} as const satisfies Readonly<Record<string, EncryptedColumn>>

export type EncryptedColumn = {
  holds: 'answers' | 'encrypted' | 'document' | 'object'
  key: readonly string[]
}
export type EncryptedColumnName = keyof typeof encryptedColumns

type KeyValue = string | number | Uint8Array

/** The row's keys, in the order of the list above. */
export function placeOf(column: EncryptedColumnName, ...keys: readonly KeyValue[]): EncryptedPlace {
  return [column, ...keys.map(keyText)]
}

/** A key column as text, in the form used in a place. */
export const keyTextOf = (name: string) =>
  name.endsWith('_hash') ? sql`encode(${sql.ref(name)}, 'hex')` : sql`${sql.ref(name)}::text`

const keyText = (key: KeyValue) =>
  key instanceof Uint8Array ? Buffer.from(key).toString('hex') : String(key)

/** Prefix of the base64 of an encrypted answer, to tell it from one stored in clear. */
const ENCRYPTED = 'encrypted:'

/** Answers as stored: the same shape, with every secret field encrypted. */
export function encryptAnswers(db: Kysely<Database>, place: EncryptedPlace, answers: object): object {
  return changed(answers, place, (secret, at) => encryptedText(encryptionOf(db), secret, at))
}

/** Answers as entered. A field whose key is lost is left out, because it can never be read again. */
export function decryptAnswers<Answers extends object>(
  db: Kysely<Database>,
  place: EncryptedPlace,
  stored: Answers,
): Answers {
  return changed(stored, place, (value, at) => {
    const encrypted = encryptedIn(value)
    return encrypted ? encryptionOf(db).decrypt(encrypted, at) : value
  })
}

/** Answers with every secret field encrypted with the newest key; the same object if all of them are already. */
export function reencryptAnswers<Answers extends object>(
  encryption: Encryption,
  place: EncryptedPlace,
  stored: Answers,
): Answers {
  return changed(stored, place, (value, at) => {
    const encrypted = encryptedIn(value)
    if (encrypted === undefined) return encryptedText(encryption, value, at)
    if (encryption.isCurrent(encrypted) || !encryption.hasKeyOf(encrypted)) return value
    return encryptedText(encryption, encryption.decrypt(encrypted, at), at)
  })
}

export function encryptWhole(
  db: Kysely<Database>,
  place: EncryptedPlace,
  secret: object | undefined,
): Uint8Array | null {
  return secret === undefined ? null : encryptionOf(db).encrypt(secret, place)
}

export function decryptWhole(
  db: Kysely<Database>,
  place: EncryptedPlace,
  stored: Uint8Array | null,
): unknown {
  return stored === null ? undefined : encryptionOf(db).decrypt(stored, place)
}

export function decryptAccount(
  db: Kysely<Database>,
  place: EncryptedPlace,
  stored: Uint8Array | null,
): BankAccount | undefined {
  const account = decryptWhole(db, place, stored)
  return isAccount(account) ? account : undefined
}

/** We encrypted it ourselves, so a shallow check is enough. */
function isAccount(value: unknown): value is BankAccount {
  return typeof value === 'object' && value !== null && 'sortCode' in value && 'accountNumber' in value
}

/** The first bytes of every PDF, by which documents stored in clear by earlier releases are recognised. */
const PDF = Buffer.from('%PDF-')

export const isClearDocument = (stored: Uint8Array) => PDF.equals(stored.subarray(0, PDF.length))

export function decryptDocument(
  db: Kysely<Database>,
  place: EncryptedPlace,
  stored: Uint8Array | null,
): Uint8Array | undefined {
  if (stored === null) return undefined
  return isClearDocument(stored) ? stored : encryptionOf(db).decryptBytes(stored, place)
}

function encryptedText(encryption: Encryption, secret: unknown, place: EncryptedPlace): string {
  return ENCRYPTED + Buffer.from(encryption.encrypt(secret, place)).toString('base64')
}

function encryptedIn(stored: unknown): Uint8Array | undefined {
  return typeof stored === 'string' && stored.startsWith(ENCRYPTED)
    ? Buffer.from(stored.slice(ENCRYPTED.length), 'base64')
    : undefined
}

type Change = (secret: unknown, place: EncryptedPlace) => unknown

/** The same JSON with every secret field replaced. Unchanged parts are not copied. */
function changed<Json extends object>(json: Json, place: EncryptedPlace, change: Change): Json {
  let copy: Json | undefined
  for (const name of Object.keys(json)) {
    const value: unknown = Reflect.get(json, name)
    const next = nextOf(name, value, place, change)
    if (next === value) continue
    copy ??= Array.isArray(json) ? (json.slice() as Json & unknown[]) : { ...json }
    Reflect.set(copy, name, next)
  }
  return copy ?? json
}

function nextOf(name: string, value: unknown, place: EncryptedPlace, change: Change): unknown {
  if (value === undefined || value === null) return value
  if (secretFields.has(name)) return change(value, [...place, name])
  return typeof value === 'object' ? changed(value, [...place, name], change) : value
}
