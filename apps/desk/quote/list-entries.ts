/** A list entry while it is edited: its index in the stored list, the typed answers, and the changed lists within it. */
export type Entry = {
  id: string
  was: number | undefined
  title: string
  typed: Readonly<Record<string, string>>
  lists: Readonly<Record<string, readonly Entry[]>>
  /** A removed entry stays visible, so that it can be put back. */
  isRemoved: boolean
}

const untouched = { typed: {}, lists: {}, isRemoved: false }

/** The list as stored. */
export function unchanged(stored: readonly { title: string }[]): readonly Entry[] {
  return stored.map(({ title }, was) => ({ ...untouched, id: `was-${was}`, was, title }))
}

export function withAnother(entries: readonly Entry[]): readonly Entry[] {
  const last = Math.max(0, ...entries.map(({ id }) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0)))
  return [...entries, { ...untouched, id: `new-${last + 1}`, was: undefined, title: 'New' }]
}

type EntryDto = { was?: number; answers: { name: string; text: string }[] }

/** In the form that the call accepts, without removed entries. */
export function entriesDto(
  entries: readonly Entry[],
): (EntryDto & { lists?: { name: string; entries: EntryDto[] }[] })[] {
  return entries
    .filter(({ isRemoved }) => !isRemoved)
    .map((entry) => {
      const lists = Object.entries(entry.lists).map(([name, inner]) => ({
        name,
        entries: inner.filter(({ isRemoved }) => !isRemoved).map(plainDto),
      }))
      return { ...plainDto(entry), ...(lists.length > 0 && { lists }) }
    })
}

function plainDto({ was, typed }: Entry): EntryDto {
  const answers = Object.entries(typed).map(([name, text]) => ({ name, text }))
  return { ...(was !== undefined && { was }), answers }
}

/** Whether the list differs from the stored one. */
export function isTouched(entries: readonly Entry[]): boolean {
  return entries.some(
    ({ was, isRemoved, typed, lists }) =>
      was === undefined ||
      isRemoved ||
      Object.keys(typed).length > 0 ||
      Object.values(lists).some((inner) => isTouched(inner)),
  )
}
