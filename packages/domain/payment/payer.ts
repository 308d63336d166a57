import type { ProposerDetails } from '../questions/answers.ts'
import type { Address } from '../values/address.ts'
import { isMaskedEmail } from '../values/masked.ts'
import type { BillingDetails } from './billing-form.ts'

/** The cardholder as sent to the provider and stored with the policy. */
export type Payer = {
  firstName: string
  lastName: string
  /** Left out if a restored quote has it masked: a masked address is not passed on (safety T23). */
  email?: string
  address: Address
}

type Holder = Pick<ProposerDetails, 'firstName' | 'lastNames' | 'emailAddress' | 'address'>

/**
 * The cardholder of the form, or the policy holder. Without a billing postcode the address is the policy holder's in any case: a
 * wallet has none of its own (CRD-10). Undefined if neither has what a payment needs.
 */
export function payerOf(details: BillingDetails, holder: Holder): Payer | undefined {
  const isOther = details.billingDetails === false
  const firstName = (isOther ? details.cardholderFirstName : undefined) ?? holder.firstName
  const lastName = (isOther ? details.cardholderLastName : undefined) ?? holder.lastNames
  const email = (isOther ? details.cardholderEmail : undefined) ?? holder.emailAddress
  const other = isOther && details.cardholderAddress?.postcode ? details.cardholderAddress : undefined
  const address = other ?? holder.address
  if (!firstName || !lastName || !email || !address) return undefined
  const unmasked = isMaskedEmail(email) ? {} : { email }
  return { firstName, lastName, ...unmasked, address: splitLongLine(address) }
}

/** The longest address line card providers accept (CON-32). */
export const BILLING_LINE_MAXIMUM = 50

const LINES = 3

/**
 * Splits a first line that is too long over three lines at its commas, as many parts to a line as fit. A part that is too long
 * alone is cut at a space. The existing lines two and three follow; only what does not fit the third line is lost (CRD-17,
 * D-202).
 */
export function splitLongLine(address: Address): Address {
  if (address.line1.length <= BILLING_LINE_MAXIMUM) return address
  const parts = [...address.line1.split(','), address.line2, address.line3]
  const [line1 = '', line2 = '', line3 = ''] = packed(parts.flatMap(cut))
  return { ...address, line1, line2, line3 }
}

/** A part in pieces that each fit a line; none for a blank part. */
function cut(part: string): readonly string[] {
  const text = part.trim()
  if (text === '') return []
  if (text.length <= BILLING_LINE_MAXIMUM) return [text]
  // One character more than fits, to find a space right after the last word.
  const space = text.slice(0, BILLING_LINE_MAXIMUM + 1).lastIndexOf(' ')
  const at = space > 0 ? space : BILLING_LINE_MAXIMUM
  return [text.slice(0, at), ...cut(text.slice(at))]
}

function packed(pieces: readonly string[]): readonly string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    const joined = last === undefined ? piece : `${last}, ${piece}`
    if (last !== undefined && joined.length <= BILLING_LINE_MAXIMUM) lines[lines.length - 1] = joined
    else if (lines.length < LINES) lines.push(piece)
    else break
  }
  return lines
}
