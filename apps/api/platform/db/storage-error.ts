/** Storage cannot be used, with a reason for the operator. Contains no personal data and no password. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** The code of a Node ("ENOENT") or PostgreSQL ("57P03") error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Another row already has that key. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505'
}

export function errorText(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : (errorCode(error) ?? String(error))
}

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const MOST_TRIES = 3

/** Retries a transaction that lost to a concurrent one and changed nothing, after a short delay (take-up, step 9). */
export async function retried<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact()
    } catch (error) {
      const code = errorCode(error)
      if ((code !== SERIALIZATION_FAILURE && code !== DEADLOCK) || tries === MOST_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, tries * 20 + Math.random() * 30))
    }
  }
}

/** Storage events for the log. Locations, names and durations only: never a value of a row. */
export type StorageEvent =
  | { event: 'storage.initialising'; location: string }
  | { event: 'storage.started'; location: string; milliseconds: number }
  | { event: 'storage.joined'; location: string }
  | { event: 'storage.moved'; dataDir: string; location: string }
  | { event: 'storage.recovering'; location: string }
  | { event: 'storage.server-lost'; location: string }
  | { event: 'storage.restart-failed'; location: string; reason: string }
  | { event: 'storage.connection-lost'; code: string }
  /** No connection became free in time in our own pool, the pooler or the server. */
  | { event: 'storage.no-connection' }
  /** The server refuses writes: a standby, or a demoted primary. */
  | { event: 'storage.read-only' }
  /** A read was served by the primary: the replica is behind, or does not answer. */
  | { event: 'storage.replica-left'; isBehind: boolean }
  /** The time of the database was set, or moved by the sandbox: this process follows it. */
  | { event: 'storage.clock-stepped'; milliseconds: number; isBack: boolean }
  /** The time of the database could not be read. This process continues it until it can. */
  | { event: 'storage.clock-unmeasured' }
  | { event: 'storage.left-running'; location: string }
  | { event: 'storage.stopped'; location: string }
  | { event: 'storage.still-stopping'; location: string }

export type StorageLog = (event: StorageEvent) => void
