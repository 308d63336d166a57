import type { BrandCode } from '../terms/identity.ts'

/**
 * One firm: its name, contact details and regulatory status. All are fictional (D-014): telephone numbers come from the ranges
 * Ofcom reserves for drama, web addresses end in .example, and the numbers are on no register.
 */
export type Firm = {
  code: BrandCode
  /** As in the journey identifier. */
  slug: string
  /** The name customers know. */
  name: string
  phone: Phone
  /** Opening hours as written at the start of a line; inside a sentence use hoursInSentence. */
  openingHours: string
  claimsLine: ClaimsLine
  email: string
  /** The marketing home page; '' when there is none, and then "/" is home (D-015). */
  homeUrl: string
  legalName: string
  registeredOffice: string
  companyNumber: string
  /** Shown on every page, whether the footer is folded or not (D-021). */
  regulation: string
  termsOfBusinessUrl: string
  contactUrl: string
  privacyNoticeUrl: string
  /** Where customers sign in to their online account (THX-01). */
  customerPortalUrl: string
  /** The lender of monthly payments (D-192). */
  lenderName: string
}

/**
 * The firm's name on a card statement, within the strictest rules of the payment providers. Stripe adds up to ten characters to
 * the account's own prefix; Braintree wants "ABC*NAME", three characters before the star and at most 18 after it.
 */
export type StatementName = { short: string; name: string }

/** The lender for every firm here; its other details are in lender.ts (D-192). */
export const LENDER_NAME = 'Larchfield Premium Finance Limited'

export type Phone = {
  /** Grouped, for reading. */
  display: string
  /** For a tel: link. */
  dial: string
}

/** Claims are reported on a separate line with its own hours (BUY-02, JRN-15). */
export type ClaimsLine = { phone: Phone; hours: { short: string; words: string } }

/** The details each firm sets; the rest of a fictional firm is derived from them. */
export type OwnDetails = Pick<
  Firm,
  'code' | 'slug' | 'name' | 'openingHours' | 'legalName' | 'registeredOffice' | 'companyNumber'
> & {
  phone: string
  claimsPhone: string
  /** The Financial Conduct Authority's firm reference number. */
  reference: string
}

/** A fictional firm without a marketing site. Its claims line is always open, as the side panel says for every brand (JRN-15). */
export function fictionalFirm({ phone, claimsPhone, reference, ...own }: OwnDetails): Firm {
  const { name, slug, legalName } = own
  const site = `https://www.${slug}.example`
  return {
    ...own,
    phone: ukPhone(phone),
    claimsLine: {
      phone: ukPhone(claimsPhone),
      hours: { short: '24/7', words: '24 hours a day, every day' },
    },
    email: `help@${slug}.example`,
    homeUrl: '',
    // The status disclosure every firm makes (JRN-16), stating that the firm is fictional (D-014).
    regulation:
      `${name} is a trading name of ${legalName}, which is authorised and regulated by the Financial Conduct Authority, ` +
      `firm reference number ${reference}. ${name} is a fictional firm and this number is on no register.`,
    termsOfBusinessUrl: `${site}/terms-of-business`,
    contactUrl: `${site}/contact-us`,
    privacyNoticeUrl: `${site}/privacy-notice`,
    customerPortalUrl: `${site}/sign-in`,
    lenderName: LENDER_NAME,
  }
}

/** "0808 157 0139, open 24 hours a day, every day" */
export function claimsLineInWords({ phone, hours }: ClaimsLine): string {
  return `${phone.display}, open ${hours.words}`
}

/** The names of days keep their capital letter; "Every day" loses it. */
export function hoursInSentence(openingHours: string): string {
  return openingHours.replace(/^Every day/, 'every day')
}

/** The address of "home" (D-015). */
export function homeAddressOf(firm: Firm): string {
  return firm.homeUrl === '' ? '/' : firm.homeUrl
}

/** A UK number in both forms, from its display form. */
export function ukPhone(display: string): Phone {
  return { display, dial: `+44${display.replace(/\s/g, '').slice(1)}` }
}
