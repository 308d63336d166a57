/**
 * Every text that becomes this one, or that this one becomes, by one typing mistake: a character left out, one too many, a wrong one,
 * or two neighbours changed over. Some hundreds for a name, however many names are stored: each is looked up by itself, so that a
 * search among a million costs what it costs among ten thousand (DSK-603).
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
/** What an email address may have; its rarer signs are left out, nobody mistypes them. */
export const emailCharacters = `${letters}${digits}._-@+`
