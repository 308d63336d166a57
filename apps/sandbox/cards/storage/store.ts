import type { Challenge } from '../engine/challenge'
import type { Instrument } from '../engine/instrument'
import type { Payment } from '../engine/payment'
import type { Entry } from '../ledger-entry'
import type { CardEvent } from '../webhooks/card-event'
import type { Change, Journal } from './journal'

export type Customer = {
  id: string
  email?: string | undefined
  name?: string | undefined
  createdAt: number
}
/** What an idempotency key was answered with the first time. */
export type KeptReply = { key: string; requestHash: string; status: number; body: object }

export type Tables = {
  payments: Payment
  instruments: Instrument
  challenges: Challenge
  entries: Entry
  events: CardEvent
  replies: KeptReply
  customers: Customer
}
type Maps = { [T in keyof Tables]: Map<string, Tables[T]> }

export type Store = {
  get<T extends keyof Tables>(table: T, id: string): Tables[T] | undefined
  /** In the order they were made. */
  all<T extends keyof Tables>(table: T): readonly Tables[T][]
  put<T extends keyof Tables>(table: T, id: string, value: Tables[T]): void
  /** What is put during the work is kept together, or, when it throws, not at all. An act within an act is part of it. */
  act<R>(work: () => R): R
  /** Called after each act is kept. */
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
  // Rows are only ever written by `put`, so what the journal names as a table is one, and its value is that table's row.
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
