import { tidyReference } from '@milepost/domain/quote/quote-reference'
import { brandCodes } from '@milepost/domain/terms/identity'
import { inNationalForm } from '@milepost/domain/values/phone'
import { compactPostcodePattern } from '@milepost/domain/values/postcode'
import type { Reading, SearchedName } from './ports.ts'

/**
 * The possible meanings of the typed words, likeliest first. Staff need not choose a kind: a reference, a registration or a postcode is
 * recognised by its form, and the rest is a name (DSK-601). Empty if there is too little to search by.
 */
export function readSearch(typed: string): readonly Reading[] {
  const text = typed.trim().slice(0, MOST)
  if (text.includes('@')) return readEmail(text)
  const compact = text.replace(/[\s\p{P}+]/gu, '').toUpperCase()
  if (!/\d/.test(compact))
    return [...(referenceLike.test(text.toUpperCase()) ? readCode(text) : []), ...readName(text)]
  if (/^\d+$/.test(compact)) return readDigits(text, compact)
  return /^[A-Z0-9]+$/.test(compact) ? [...readCode(text), ...readPlaces(compact)] : []
}

const MOST = 100
const brands = [...brandCodes].sort((a, b) => b.length - a.length).join('|')
/** A reference may have no digit, and then looks like a name too. */
const referenceLike = new RegExp(`^(?:${brands})[\\s\\p{Dash}]+[A-Z]{10,12}$`, 'u')
/** Also with one character too many or too few. */
const reference = new RegExp(`^(${brands})([A-Z0-9]{10,12})$`)
const policyNumber = new RegExp(`^(${brands})(\\d{7,9})$`)

function readEmail(text: string): readonly Reading[] {
  const value = text.replace(/\s/g, '').toLowerCase()
  return value.length < 5 ? [] : [{ kind: 'email', value }]
}

function readDigits(text: string, compact: string): readonly Reading[] {
  const national = inNationalForm(text).replace(/\D/g, '')
  if (national.length >= 9 && national.length <= 12) return [{ kind: 'phone', value: national }]
  if (compact.length >= 7 && compact.length <= 9) return [{ kind: 'policy', value: compact }]
  return readPlaces(compact)
}

function readCode(text: string): readonly Reading[] {
  const compact = text.replace(/[\s\p{P}]/gu, '').toUpperCase()
  const [, brand = '', number = ''] = policyNumber.exec(compact) ?? []
  if (number !== '') return [{ kind: 'policy', value: `${brand}-${number}` }]
  const [, of = '', characters = ''] = reference.exec(compact) ?? []
  if (characters === '') return []
  // Letters that look like digits are read as digits, even if a character is missing.
  const tidied = characters.replaceAll('O', '0').replace(/[IL]/g, '1')
  const value = characters.length === 11 ? tidyReference(text) : `${of}-${tidied}`
  return [{ kind: 'reference', value }]
}

/** A full postcode is read as a postcode first and as a registration second; with a character too many or too few it may be either. */
function readPlaces(compact: string): readonly Reading[] {
  const isPostcode = compactPostcodePattern.test(compact)
  const mayBePostcode = /^[A-Z]{1,2}[A-Z0-9]{3,6}$/.test(compact)
  const plate: readonly Reading[] =
    compact.length >= 2 && compact.length <= 8 ? [{ kind: 'registration', value: compact }] : []
  if (isPostcode) return [{ kind: 'postcode', value: compact }, ...plate]
  return mayBePostcode ? [...plate, { kind: 'postcode', value: compact }] : plate
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'rev', 'sir', 'dame', 'lady', 'lord', 'prof'])
const MOST_WORDS = 5

function readName(text: string): readonly Reading[] {
  const [before = '', after] = text.split(',', 2)
  const family = wordsOf(before)
  const forenames = wordsOf(after ?? '')
  const names =
    forenames.length > 0 ? [{ surname: family.join(''), forename: forenames[0] }] : namesOf(family)
  const found = names.filter(({ surname }) => surname.length >= 2)
  return found.length > 0 ? [{ kind: 'name', names: found }] : []
}

const wordsOf = (text: string) =>
  text
    .split(/[\s.]+/)
    .map(lettersOf)
    .filter((word) => word !== '' && !titles.has(word))
    .slice(0, MOST_WORDS)

/** "John Smith", "Smith John", "van der Berg": a surname may come first or last, or have several words. */
function namesOf(words: readonly string[]): readonly SearchedName[] {
  const [first = '', ...others] = words
  const last = others.at(-1)
  if (last === undefined) return [{ surname: first, forename: undefined }]
  const all = [
    { surname: last, forename: first },
    { surname: others.join(''), forename: first },
    { surname: words.slice(0, -1).join(''), forename: last },
    { surname: words.join(''), forename: undefined },
  ]
  return all.filter(
    ({ surname, forename }, at) =>
      all.findIndex((each) => each.surname === surname && each.forename === forename) === at,
  )
}

const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
}

/** A name as it is compared: letters a to z, without accents. The database has the same rule (0029-search). */
export function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[øØłŁđĐðÐıßæÆœŒþ]/g, (letter) => plain[letter] ?? '')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()
    .slice(0, 60)
}
