export type Letter = {
  id: number
  receivedAt: Date
  from: string
  to: readonly string[]
  /** The message as it came, headers and all. */
  raw: Buffer
}

export type MailBox = {
  put(letter: Omit<Letter, 'id' | 'receivedAt'>): Letter
  /** Newest first. */
  letters(): readonly Letter[]
  letter(id: number): Letter | undefined
}

/** A laptop's mailbox: in memory, and the oldest emails leave when it is full. */
export function mailBox(now: () => Date, limits = { letters: 200, bytes: 50_000_000 }): MailBox {
  let held: readonly Letter[] = []
  let lastId = 0
  return {
    put(letter) {
      lastId += 1
      const kept: Letter = { ...letter, id: lastId, receivedAt: now() }
      held = withinLimits([kept, ...held], limits)
      return kept
    },
    letters: () => held,
    letter: (id) => held.find((letter) => letter.id === id),
  }
}

function withinLimits(
  newestFirst: readonly Letter[],
  limits: { letters: number; bytes: number },
): readonly Letter[] {
  let bytes = 0
  const tooMany = newestFirst.findIndex((letter, index) => {
    bytes += letter.raw.length
    return index > 0 && (index >= limits.letters || bytes > limits.bytes)
  })
  return tooMany === -1 ? newestFirst : newestFirst.slice(0, tooMany)
}
