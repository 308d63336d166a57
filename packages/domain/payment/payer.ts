import type { ProposerDetails } from '../questions/answers'
import type { Address } from '../values/address'
import { isMaskedEmail } from '../values/masked'
import type { BillingDetails } from './billing-form'

/** Whose card it is, as the provider and the policy are told. */
export type Payer = {
  firstName: string
  lastName: string
  /** Left out where a restored quote shows it masked: nobody is told half an address (safety T23). */
  email?: string
  address: Address
}

type Holder = Pick<ProposerDetails, 'firstName' | 'lastNames' | 'emailAddress' | 'address'>

/**
 * The cardholder of the form, or the policy holder. Without a billing postcode the address is the policy holder's, whatever else was
 * said: a wallet brings none of its own (CRD-10). Undefined where neither has what a payment needs.
 */
export function payerOf(details: BillingDetails, holder: Holder): Payer | undefined {
  const isOther = details.billingDetails === false
  const firstName = (isOther ? details.cardholderFirstName : undefined) ?? holder.firstName
  const lastName = (isOther ? details.cardholderLastName : undefined) ?? holder.lastNames
  const email = (isOther ? details.cardholderEmail : undefined) ?? holder.emailAddress
  const other = isOther && details.cardholderAddress?.postcode ? details.cardholderAddress : undefined
  const address = other ?? holder.address
  if (!firstName || !lastName || !email || !address) return undefined
  const told = isMaskedEmail(email) ? {} : { email }
  return { firstName, lastName, ...told, address: splitLongLine(address) }
}

/** The longest line a card provider takes (CON-32). */
export const BILLING_LINE_MAXIMUM = 50

const LINES = 3

/**
 * A first line that is too long, spread over three at its commas, as many parts to a line as fit. A part that is too long by itself is
 * cut at a space. What stood in the lines below follows; only what the third line cannot hold is lost (CRD-17, D-202).
 */
export function splitLongLine(address: Address): Address {
  if (address.line1.length <= BILLING_LINE_MAXIMUM) return address
  const parts = [...address.line1.split(','), address.line2, address.line3]
  const [line1 = '', line2 = '', line3 = ''] = packed(parts.flatMap(cut))
  return { ...address, line1, line2, line3 }
}

/** A part in pieces that fit a line each; a blank one in none. */
function cut(part: string): readonly string[] {
  const text = part.trim()
  if (text === '') return []
  if (text.length <= BILLING_LINE_MAXIMUM) return [text]
  // One more character than fits: a space just behind the last word is where to cut.
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
