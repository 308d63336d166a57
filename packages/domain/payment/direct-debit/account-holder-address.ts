import { judgeAccountHolderAddress } from '../../questions/kinds/address'
import type { Kind } from '../../questions/kinds/kind'
import { isText } from '../../questions/kinds/plate'
import type { Wrong } from '../../questions/question'
import { blankAddress } from '../../values/address'
import { printable } from '../../values/printable'
import { good } from '../../values/result'

/** A line of an address, typed as a name is: capital letters first, no spelling. */
export const addressLine: Kind<string> = {
  input: 'name',
  read(typed) {
    const text = printable(typed)
    return good(text === '' ? undefined : text)
  },
  show: (text) => text,
  holds: isText,
}

/** What is wrong with one part of the address, whatever the other holds. The town is not asked (ADR-09, D-088). */
export function wrongPart(part: 'line1' | 'postcode', text: string | undefined): Wrong | undefined {
  const given = { ...blankAddress, [part]: text ?? '' }
  const found = judgeAccountHolderAddress(given).find(({ name }) => name === part)
  return found && { key: found.key, message: found.message }
}
