import type { BrandCode } from '../terms/identity'

/**
 * The facts of one firm: who it is, how it is reached and under whose rules it sells. All are fictional (D-014): telephone
 * numbers come from the ranges Ofcom keeps free for drama, web addresses end in .example, and no register holds the numbers.
 */
export type Firm = {
  code: BrandCode
  /** The word in the journey identifier. */
  slug: string
  /** As a customer knows it. */
  name: string
  phone: Phone
  /** When the office answers, as it begins a line; inside a sentence see hoursInSentence. */
  openingHours: string
  claimsLine: ClaimsLine
  email: string
  /** The marketing home page; '' when there is none, and then "/" is home (D-015). */
  homeUrl: string
  legalName: string
  registeredOffice: string
  companyNumber: string
  /** Shown on every page, folded footer or not (D-021). */
  regulation: string
  termsOfBusinessUrl: string
  contactUrl: string
  privacyNoticeUrl: string
  /** Where a customer signs in to their online account (THX-01). */
  customerPortalUrl: string
  /** Who lends when a customer pays monthly (D-192). */
  lenderName: string
}

/**
 * The firm on a card statement, within the narrowest rules of the providers that write it there. Stripe adds up to ten characters to the
 * account's own prefix; Braintree wants "ABC*NAME", three characters before the star and at most 18 after it.
 */
export type StatementName = { short: string; name: string }

/** Who lends to the customers of every firm here; the rest about it is in lender.ts (D-192). */
export const LENDER_NAME = 'Larchfield Premium Finance Limited'

export type Phone = {
  /** As it is read: grouped. */
  display: string
  /** As it is dialled, for a tel: link. */
  dial: string
}

/** Where claims are reported: a line of its own, with hours of its own (BUY-02, JRN-15). */
export type ClaimsLine = { phone: Phone; hours: { short: string; words: string } }

/** What is a firm's own; the rest of a fictional firm follows from it. */
export type OwnDetails = Pick<
  Firm,
  'code' | 'slug' | 'name' | 'openingHours' | 'legalName' | 'registeredOffice' | 'companyNumber'
> & {
  phone: string
  claimsPhone: string
  /** As the register of the Financial Conduct Authority would name it. */
  reference: string
}

/** A firm without a site of its own, whose claims line is always open, as the side panel promises of every brand (JRN-15). */
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
    // The status disclosure every firm makes (JRN-16), with the fiction said out loud (D-014).
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

/** Where "home" leads (D-015). */
export function homeAddressOf(firm: Firm): string {
  return firm.homeUrl === '' ? '/' : firm.homeUrl
}

/** A UK number in both its forms, from the way it is written. */
export function ukPhone(display: string): Phone {
  return { display, dial: `+44${display.replace(/\s/g, '').slice(1)}` }
}
