import type { DraftKeys } from '@milepost/domain/quote/draft-check'
import { parseDateEntry } from '@milepost/domain/values/date-entry'
import { parsePostcode } from '@milepost/domain/values/postcode'
import { splitDate } from '../../form/inputs/date-text'
import type { WrongBox } from '../../form/use-form'

export const BORN = 'resume.dateOfBirth'
export const POSTCODE = 'resume.postcode'

export type TypedCheck = { [BORN]: string; [POSTCODE]: string }

/** The two boxes made what the check compares, or what is wrong with them. */
export function readCheck(typed: TypedCheck): { good: DraftKeys | undefined; wrong: readonly WrongBox[] } {
  const born = parseDateEntry(splitDate(typed[BORN]), 'your date of birth')
  const postcode = parsePostcode(typed[POSTCODE])
  if (born.ok && postcode.ok)
    return { good: { dateOfBirth: born.value, postcode: postcode.value }, wrong: [] }
  const wrong: WrongBox[] = []
  if (!born.ok) wrong.push({ field: BORN, key: born.key ?? 'dateNotReal', message: born.message })
  if (!postcode.ok)
    wrong.push({ field: POSTCODE, key: postcode.key ?? 'postcodeNotValid', message: postcode.message })
  return { good: undefined, wrong }
}
