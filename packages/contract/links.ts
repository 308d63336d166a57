import { pages } from './pages.ts'

/**
 * Every kind of link that leads a customer into the site from an email, a message or a comparison site. A new kind is a new row:
 * the site does not compile until its dead-link page has words for it, nor the browser tests until they cover it. Documents are
 * attached to emails and never linked to.
 */
export type LinkKind =
  | 'comparison-site'
  | 'emailed-link'
  | 'reminder'
  | 'saved-quote'
  | 'renewal'
  | 'stop-emails'
  | 'question'
  | 'restart'

export type LinkDefinition = {
  /** The pages it may lead to (D-228). */
  pages: readonly [string, ...string[]]
  /** Where its token is: in a parameter, or after the #, where no server sees it (safety T5). */
  token: { parameter: string } | 'fragment'
  /**
   * What following it does. `press`: nothing until the customer presses a button; mail scanners load pages and run their scripts.
   * `read`: it shows something every time it is followed, and uses nothing up.
   */
  opensBy: 'press' | 'read'
  /** What a customer gives to replace a dead link by email; `phone` is for links that no customer wants emailed again. */
  replacedBy: 'token' | 'quote-reference' | 'policy-number' | 'phone'
}

const quotePages = [pages.results, pages.pcwResult, pages.vehicleLanding, pages.policySelection] as const

export const links: Readonly<Record<LinkKind, LinkDefinition>> = {
  /** The reference next to the token is used to request a new one. */
  'comparison-site': {
    pages: quotePages,
    token: { parameter: 'Token' },
    opensBy: 'read',
    replacedBy: 'quote-reference',
  },
  'emailed-link': {
    pages: quotePages,
    token: { parameter: 'quote' },
    opensBy: 'press',
    replacedBy: 'token',
  },
  /** Shows prices; the quote itself only after the check (D-227). */
  reminder: {
    pages: [pages.reminder],
    token: { parameter: 'quote' },
    opensBy: 'read',
    replacedBy: 'token',
  },
  'saved-quote': {
    pages: [pages.savedQuote],
    token: 'fragment',
    opensBy: 'press',
    replacedBy: 'token',
  },
  renewal: {
    pages: [pages.subscription],
    token: 'fragment',
    opensBy: 'read',
    replacedBy: 'policy-number',
  },
  'stop-emails': {
    pages: [pages.stopEmails],
    token: 'fragment',
    opensBy: 'press',
    replacedBy: 'phone',
  },
  /** A question about a referred quote: opens just that (DSK-402). */
  question: {
    pages: [pages.referral],
    token: 'fragment',
    opensBy: 'read',
    replacedBy: 'phone',
  },
  /** Contains a quote's reference, which opens nothing before the check (RST-01). */
  restart: {
    pages: [pages.restartPolicy],
    token: { parameter: 'quoteRef' },
    opensBy: 'read',
    replacedBy: 'quote-reference',
  },
}
