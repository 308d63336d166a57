import { type Address, isAddress, tidyAddress } from '@milepost/domain/values/address'
import { parseEmail } from '@milepost/domain/values/email'
import { splitLicenceNumber } from '@milepost/domain/values/licence-number'
import { parsePersonName } from '@milepost/domain/values/person-name'
import { parsePhone } from '@milepost/domain/values/phone'
import type { Checked } from '@milepost/domain/values/result'

/**
 * Texts in the one form they are stored in. The boxes read them so; answers from elsewhere come as somebody wrote them, are judged
 * as good in either form, and go no further untidied. What is no good stays as it came, for its question to refuse.
 */

export const tidyName = tidied(parsePersonName)
export const tidyEmail = tidied(parseEmail)
export const tidyPhone = tidied(parsePhone)

export function tidyLicenceNumber(text: string | undefined): string | undefined {
  return text === undefined ? undefined : splitLicenceNumber(text).join('')
}

function tidied(parse: (text: string) => Checked<string>): (text: string | undefined) => string | undefined {
  return (text) => {
    if (text === undefined) return undefined
    const checked = parse(text)
    return checked.ok ? checked.value : text
  }
}

export function tidyPlace(address: Address | undefined): Address | undefined {
  return isAddress(address) ? tidyAddress(address) : undefined
}
