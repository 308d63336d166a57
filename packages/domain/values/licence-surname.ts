/** Letters that do not come apart into a plain letter and a mark, as they are written where accents are not. */
const plainLetters: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ł: 'L',
  Þ: 'TH',
  Ŋ: 'N',
}

const LENGTH = 5

/**
 * The first five characters a licence number may have for a surname, the one the DVLA writes first (DRV-20): letters only, accents
 * and punctuation gone, upper case, padded with 9s. Mac is written Mc by the DVLA; both are accepted (D-108). Empty when the name
 * has no letter of the Latin alphabet: then there is nothing to compare with.
 */
export function surnameParts(surname: string): readonly string[] {
  const letters = plainUpperCase(surname)
  if (letters === '') return []
  const asWritten = padded(letters)
  return letters.startsWith('MAC') ? [padded(`MC${letters.slice(3)}`), asWritten] : [asWritten]
}

function plainUpperCase(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[ÆŒØÐĐĦŁÞŊ]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/[^A-Z]/g, '')
}

function padded(letters: string): string {
  return letters.slice(0, LENGTH).padEnd(LENGTH, '9')
}
