/**
 * Control characters, halves of characters and the marks that turn the direction of writing. They have no place in a name or an
 * address, and they are how text breaks out of a mail header or misleads the reader of a document.
 */
export const unprintable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u

const allUnprintable = new RegExp(unprintable.source, 'gu')

/** Pasted text brings such marks along unseen; they are no reason to ask again. */
export function printable(text: string): string {
  return text.replace(allUnprintable, ' ').trim()
}
