/**
 * A list as it is sent. On the wire an empty one says no, so a question not answered yet, or a yes with nothing to show for it,
 * sends no list at all.
 */
export function toldList<Entry>(
  hasAny: boolean | undefined,
  entries: readonly Entry[] | undefined,
): readonly Entry[] | undefined {
  if (hasAny === false) return []
  return hasAny === true && entries !== undefined && entries.length > 0 ? entries : undefined
}
