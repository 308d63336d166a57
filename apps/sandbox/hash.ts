/** A well-mixed 32-bit hash of a text (FNV-1a, then an avalanche), so that the same input always gets the same answer. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** The item of a list selected by a text; undefined only for an empty list. */
export function pick<T>(items: readonly T[], text: string): T | undefined {
  return items[hash(text) % items.length]
}
