/** What storage tells the log. Places, names and durations only: never a value of a row. */
export type StorageEvent =
  | { event: 'storage.initialising'; location: string }
  | { event: 'storage.started'; location: string; milliseconds: number }
  | { event: 'storage.joined'; location: string }
  | { event: 'storage.moved'; dataDir: string; location: string }
  | { event: 'storage.recovering'; location: string }
  | { event: 'storage.server-lost'; location: string }
  | { event: 'storage.restart-failed'; location: string; reason: string }
  | { event: 'storage.connection-lost'; code: string }
  /** The server takes no writes: a standby, or a primary that another has replaced. */
  | { event: 'storage.read-only' }
  | { event: 'storage.left-running'; location: string }
  | { event: 'storage.stopped'; location: string }
  | { event: 'storage.still-stopping'; location: string }

export type StorageLog = (event: StorageEvent) => void
