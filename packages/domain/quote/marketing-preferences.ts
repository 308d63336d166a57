import type { Terms } from '../terms/terms.ts'

/** The channels on which the customer may be sent offers (DAT-01). True until refused: opted in (CON-17, D-100). */
export type MarketingPreferences = { emailOptIn: boolean; phoneOptIn: boolean; smsOptIn: boolean }

export type OptOut = { name: keyof MarketingPreferences; label: string }

const optOuts: readonly OptOut[] = [
  { name: 'smsOptIn', label: 'SMS' },
  { name: 'emailOptIn', label: 'Email' },
  { name: 'phoneOptIn', label: 'Phone' },
]

/** The checkboxes this brand shows: SMS, email and, except for one brand, phone (YOU-13, YOU-14). */
export function optOutsOffered({ contact }: Pick<Terms, 'contact'>): readonly OptOut[] {
  return optOuts.filter(({ name }) => name !== 'phoneOptIn' || contact.offersPhoneOptOut)
}

/** The default: every channel that the customer can refuse. */
export function defaultMarketingPreferences(terms: Pick<Terms, 'contact'>): MarketingPreferences {
  return permitted({ emailOptIn: true, phoneOptIn: true, smsOptIn: true }, terms)
}

/** A ticked box is a refusal: the boxes start unticked (D-100). */
export function isOptedOut(preferences: MarketingPreferences, name: OptOut['name']): boolean {
  return !preferences[name]
}

export function withOptOut(
  preferences: MarketingPreferences,
  name: OptOut['name'],
  isTicked: boolean,
): MarketingPreferences {
  return { ...preferences, [name]: !isTicked }
}

/** Consent that could not be refused does not count, regardless of its source: the server stores only this (D-008). */
export function permitted(
  preferences: MarketingPreferences,
  { contact }: Pick<Terms, 'contact'>,
): MarketingPreferences {
  return contact.offersPhoneOptOut ? preferences : { ...preferences, phoneOptIn: false }
}
