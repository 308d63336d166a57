import type { BrandCode } from '@milepost/domain/terms/identity'
import type { GrantedBy } from '../../quote/ports'
/** Where an act came in. The desk is the staff's own web application. */
export type Door = 'command-line' | 'service-listener' | 'desk' | 'nightly-job'

/** Who acts, through which door, and why. Whatever acts on customers' data by hand cannot be called without it. */
export type Actor = {
  who: string
  door: Door
  /** In words, without anything personal: the case, not the customer. */
  because: string
  /** The account of the machine, where a person only says their name. */
  account?: string
}

/** What staff can do, as the trail names it. */
export type AuditAct =
  | 'quote.lock'
  | 'quote.unlock'
  | 'quote.link'
  | 'quote.export'
  | 'quote.erase'
  | 'customer.export'
  | 'customer.erase'
  | 'policy.cancel'
  | 'policy.restart-quote'
  | 'job.retry'
  | 'events.search'
  | 'clock.forward'
  | 'database.backup'
  | 'database.restore'
  | 'trail.cut'

export type AuditedKind = 'quote' | 'policy' | 'customer' | 'network' | 'job' | 'database' | 'trail'

/** Values that matter, as ids, states, counts and times: never a bank account, a licence number or a name. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

export type NewAuditEntry = {
  act: AuditAct
  /** Its reference, number or id. A customer is named by a keyed hash of their email address, a network by one of its address. */
  about: { kind: AuditedKind; id: string }
  before?: AuditDetails
  after?: AuditDetails
}

export type AuditEntry = NewAuditEntry & Actor & { position: number; at: Date }

/** What happens on the site that matters after an attack: who tried what, and what they came to see. */
export const securityEventKinds = [
  'check-passed',
  'check-failed',
  'grant-made',
  'link-requested',
  'link-sent',
  'link-opened',
  'link-refused',
  'taken-up',
  'service-key-refused',
  'site-key-refused',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** By which check, or by what a quote was granted. */
export type SecurityEventHow = GrantedBy | 'draft'

/** As it happened. What names a person is hashed before it is kept. */
export type SecurityEvent = {
  kind: SecurityEventKind
  how?: SecurityEventHow
  tenant?: BrandCode
  /** The network it came from. */
  address: string
  session?: string | undefined
  /** The quote's reference as it was asked for, or the id of a draft: it need not exist. */
  quote?: string | undefined
}

/** Takes an event and never fails: what cannot be kept is counted, and the customer goes on (F26). */
export type RecordSecurityEvent = (event: SecurityEvent) => void

/** As it is kept: under keyed hashes. */
export type HashedEvent = Pick<SecurityEvent, 'kind' | 'how' | 'tenant'> & {
  at: Date
  addressHash: Uint8Array
  sessionHash: Uint8Array | undefined
  quoteHash: Uint8Array | undefined
}

export type SecurityEventStore = { add(events: readonly HashedEvent[]): Promise<void> }

export type HashedPart = 'address' | 'session' | 'quote' | 'customer'

/** Keyed hashes that only who has the sealing key can make. Those of events hold for a month, so that nobody is followed for longer. */
export type KeyedHashes = {
  ofMonth(part: HashedPart, value: string, at: Date): Uint8Array
  /** By every key and every month between two days, to look for what was kept then. */
  between(part: HashedPart, value: string, from: Date, to: Date): readonly Uint8Array[]
  /** The same for every month: by every key, the newest first. */
  lasting(part: HashedPart, value: string): readonly Uint8Array[]
  /** What the database needs to make the hashes of its own quotes itself: the two keys of HMAC-SHA-256, for each key and month. */
  padsBetween(from: Date, to: Date): readonly { inner: Uint8Array; outer: Uint8Array }[]
}
