import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Challenge, Instrument, Payment } from './engine/payments.ts'

export type Customer = {
  id: string
  email?: string | undefined
  name?: string | undefined
  createdAt: number
}
/** The first reply to an idempotency key. */
export type StoredReply = { key: string; requestHash: string; status: number; body: object }

export type Tables = {
  payments: Payment
  instruments: Instrument
  challenges: Challenge
  entries: Entry
  events: CardEvent
  replies: StoredReply
  customers: Customer
}
type Maps = { [T in keyof Tables]: Map<string, Tables[T]> }

export type Store = {
  get<T extends keyof Tables>(table: T, id: string): Tables[T] | undefined
  /** In the order of creation. */
  all<T extends keyof Tables>(table: T): readonly Tables[T][]
  put<T extends keyof Tables>(table: T, id: string, value: Tables[T]): void
  /** Everything put during the work is stored together or, if it throws, not at all. A nested act is part of the outer one. */
  act<R>(work: () => R): R
  /** Called after each act is stored. */
  afterwards(listener: () => void): void
  close(): void
}

export function openStore(journal: Journal): Store {
  const maps: Maps = {
    payments: new Map(),
    instruments: new Map(),
    challenges: new Map(),
    entries: new Map(),
    events: new Map(),
    replies: new Map(),
    customers: new Map(),
  }
  // Rows are only written by `put`, so the journal's table names are valid, and each value is a row of its table.
  for (const { table, id, value } of journal.read()) maps[table as 'payments'].set(id, value as Payment)

  const listeners: (() => void)[] = []
  let changes: Change[] | undefined
  let undo: (() => void)[] = []

  function act<R>(work: () => R): R {
    if (changes !== undefined) return work()
    changes = []
    undo = []
    try {
      const result = work()
      if (changes.length > 0) journal.append(changes)
      changes = undefined
      for (const listener of listeners) listener()
      return result
    } catch (error) {
      if (changes !== undefined) for (const back of undo.reverse()) back()
      throw error
    } finally {
      changes = undefined
    }
  }

  return {
    get: (table, id) => maps[table].get(id),
    all: (table) => [...maps[table].values()],
    put(table, id, value) {
      const map = maps[table]
      act(() => {
        const before = map.get(id)
        undo.push(() => (before === undefined ? map.delete(id) : map.set(id, before)))
        map.set(id, value)
        changes?.push({ table, id, value })
      })
    },
    act,
    afterwards: (listener) => listeners.push(listener),
    close: () => journal.close(),
  }
}

/** Where money can be: available to the cardholder, held for the merchant, or with the merchant. */
export type Account = 'cardholder' | 'held' | 'merchant'
export type Happening = 'hold' | 'release' | 'capture' | 'refund'

/** One movement, never changed once written. Its lines add up to zero: what leaves one account reaches another. */
export type Entry = {
  id: string
  at: number
  paymentId: string
  orderId?: string | undefined
  happening: Happening
  lines: readonly { account: Account; pence: number }[]
}

export type Delivery = { at: number; answer: string }

/** An event, and the state of its delivery. */
export type CardEvent = {
  id: string
  type: string
  paymentId: string
  orderId?: string | undefined
  /** The faults in its payment's metadata. */
  script?: string | undefined
  /** The exact bytes that are signed and sent, the same each time. */
  body: string
  state: 'not-sent' | 'waiting' | 'delivered' | 'lost' | 'given-up'
  deliveries: readonly Delivery[]
  createdAt: number
}

/** A changed row. */
type Change = { table: string; id: string; value: unknown }

/** All changes in order; those of one act are stored together or not at all. */
type Journal = {
  read(): readonly Change[]
  append(act: readonly Change[]): void
  close(): void
}

/** For a sandbox without storage. */
export function memoryJournal(): Journal {
  return { read: () => [], append: () => undefined, close: () => undefined }
}

/**
 * One line of JSON for each act, on disk before the caller gets a reply. So a sandbox that is killed still knows everything it has
 * replied, and can be used to verify a product that was killed too.
 */
export function fileJournal(directory: string): Journal {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, 'cards.jsonl')
  const file = openSync(path, 'a+', 0o600)
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  // An incomplete line had no reply yet: the sandbox died while writing it.
  let size = Buffer.byteLength(whole)
  ftruncateSync(file, size)
  return {
    read: () =>
      whole
        .split('\n')
        .filter((line) => line !== '')
        .flatMap((line, index) => readLine(line, `${path}, line ${index + 1}`)),
    append(act) {
      if (fstatSync(file).size !== size)
        throw new Error(`${path} is written by another sandbox too. Give each a SANDBOX_DATA_DIR of its own.`)
      const bytes = Buffer.from(`${JSON.stringify(act)}\n`)
      for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from)
      fsyncSync(file)
      size += bytes.length
    },
    close: () => closeSync(file),
  }
}

function readLine(line: string, where: string): readonly Change[] {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new Error(`The card provider's journal cannot be read: ${where}. Mend or remove it.`, { cause })
  }
}
