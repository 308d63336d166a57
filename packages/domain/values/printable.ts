/**
 * Control characters, unpaired surrogates and marks that change the direction of writing. They do not belong in a name or an
 * address, and can be used to inject mail headers or mislead the reader of a document.
 */
export const unprintable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u

const allUnprintable = new RegExp(unprintable.source, 'gu')

/** Pasted text may contain them unseen, so they are removed instead of refused. */
export function printable(text: string): string {
  return text.replace(allUnprintable, ' ').trim()
}
