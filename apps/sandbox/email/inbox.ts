export type Email = {
  id: number
  receivedAt: Date
  from: string
  to: readonly string[]
  /** The raw message, including headers. */
  raw: Buffer
}

export type Inbox = {
  put(email: Omit<Email, 'id' | 'receivedAt'>): Email
  /** Newest first. */
  emails(): readonly Email[]
  email(id: number): Email | undefined
}

/** An in-memory mailbox; the oldest emails are dropped when it is full. */
export function createInbox(now: () => Date, limits = { emails: 200, bytes: 50_000_000 }): Inbox {
  let held: readonly Email[] = []
  let lastId = 0
  return {
    put(email) {
      lastId += 1
      const received: Email = { ...email, id: lastId, receivedAt: now() }
      held = withinLimits([received, ...held], limits)
      return received
    },
    emails: () => held,
    email: (id) => held.find((email) => email.id === id),
  }
}

function withinLimits(
  newestFirst: readonly Email[],
  limits: { emails: number; bytes: number },
): readonly Email[] {
  let bytes = 0
  const tooMany = newestFirst.findIndex((email, index) => {
    bytes += email.raw.length
    return index > 0 && (index >= limits.emails || bytes > limits.bytes)
  })
  return tooMany === -1 ? newestFirst : newestFirst.slice(0, tooMany)
}
