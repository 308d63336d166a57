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
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

export type NewAuditEntry = {
  act: AuditAct
  /** Its reference, number or id. A customer is named by a keyed hash of their email address, a network by one of its address. */
  about: { kind: AuditedKind; id: string }
  before?: AuditFacts
  after?: AuditFacts
}

export type AuditEntry = NewAuditEntry & Actor & { position: number; at: Date }
