/**
 * Every text one typing mistake away from this one: a character left out, one too many, a wrong one, or two neighbours swapped.
 * These are some hundreds for a name, for any number of stored names. Each is looked up directly, so that a search among a
 * million names costs as much as among ten thousand (DSK-603).
 */
export function withOneMistake(text: string, alphabet: string): readonly string[] {
  const found = new Set<string>()
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)]
    for (const letter of alphabet) {
      found.add(before + letter + after)
      if (after !== '') found.add(before + letter + after.slice(1))
    }
    if (after !== '') found.add(before + after.slice(1))
    if (after.length > 1) found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
  }
  found.delete(text)
  found.delete('')
  return [...found]
}

export const letters = 'abcdefghijklmnopqrstuvwxyz'
export const digits = '0123456789'
export const lettersAndDigits = letters.toUpperCase() + digits
/** The characters of an email address, without the rare ones, which are hardly ever mistyped. */
export const emailCharacters = `${letters}${digits}._-@+`
