import { firmOf } from '@milepost/brands/brands'
import { tidyReference } from '@milepost/domain/quote/quote-reference'
import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/time-limits'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { parseEmail } from '@milepost/domain/values/email'
import type { SendEmail } from '../platform/email/ports.ts'
import type { Asker, Later, LinkTo } from '../platform/ports.ts'
import type { QuoteKey, QuoteStore } from '../quote/ports.ts'
import { type GuessPorts, hasHeldQuote } from './guess-limits.ts'
import { quoteLinkEmail } from './link-email.ts'
import { mailboxTakesLink, mayHaveNewLink, takeBackLink } from './link-limits.ts'
import { type NewLinkPorts, newLink, tokenHashOf } from './link-token.ts'
import type { QuoteTokenStore } from './ports.ts'

export type QuoteLinkRequest = {
  tenant: BrandCode
  reference: string
  asker: Asker
  /** For the security events: a link to this quote was handed to the mail server. */
  whenSent: (reference: string) => void
}

export type QuoteLinkPorts = GuessPorts &
  NewLinkPorts & {
    quotes: Pick<QuoteStore, 'findQuote'>
    quoteTokens: Pick<QuoteTokenStore, 'findIssuedToken' | 'markEmailed' | 'reviveEmailed'>
    linkTo: LinkTo
    sendEmail: SendEmail
    later: Later
  }

const MINUTE = 60_000
/** How old an email may be whose link is revived. No limit on emails is longer. */
const REVIVED_FOR_HOURS = 24

/**
 * Emails a link to a quote to the address in it. The reply is the same if the quote does not exist, if there were too many requests or if
 * the email failed: all of that happens after the reply (D-247).
 */
export async function requestQuoteLink(
  { reference: typed, tenant, ...by }: QuoteLinkRequest,
  ports: QuoteLinkPorts,
): Promise<void> {
  const reference = tidyReference(typed)
  await answerWithLink({ tenant, reference }, reference, by, ports)
}

/** As requestQuoteLink, for a customer who has only an old link. */
export async function renewQuoteLink(
  { token, tenant, ...by }: Omit<QuoteLinkRequest, 'reference'> & { token: string },
  ports: QuoteLinkPorts,
): Promise<void> {
  const found = await ports.quoteTokens.findIssuedToken({ tenant, tokenHash: tokenHashOf(token) })
  // An unknown token is counted under itself, so that it takes as long as a real one (D-247).
  await answerWithLink({ tenant, reference: found?.reference ?? '' }, found?.reference ?? token, by, ports)
}

/**
 * A new link within the limits; otherwise earlier emailed links work again. No mailbox is flooded, and repeated requests by strangers
 * cannot lock out the owner, who has an email that opens the quote (safety T2).
 */
async function answerWithLink(
  quote: QuoteKey,
  of: string,
  { asker, whenSent }: Pick<QuoteLinkRequest, 'asker' | 'whenSent'>,
  ports: QuoteLinkPorts,
): Promise<void> {
  const isKnown = await hasHeldQuote(quote, asker, ports)
  const asked = { tenant: quote.tenant, of, asker, isKnown }
  const isNew = await mayHaveNewLink(asked, ports)
  ports.later(async () => {
    if (!isNew) return reviveLinks(quote, ports)
    const outcome = await emailLink(quote, ports)
    if (outcome === 'failed') await takeBackLink(asked, ports)
    if (outcome === 'sent') whenSent(quote.reference)
  })
}

/** What emailing a link requires, regardless of who requests it. */
export type EmailLinkPorts = NewLinkPorts &
  Pick<GuessPorts, 'checks'> &
  Pick<QuoteLinkPorts, 'quoteTokens' | 'linkTo' | 'sendEmail'> & { quotes: Pick<QuoteStore, 'findQuote'> }

/** Emails a new link, or makes earlier ones work again if the mailbox has reached its limit. */
export async function emailLink(
  { tenant, reference }: QuoteKey,
  ports: EmailLinkPorts,
): Promise<'sent' | 'not-due' | 'failed'> {
  const { quotes, quoteTokens, linkTo, sendEmail, clock } = ports
  const now = clock()
  const quote = await quotes.findQuote({ tenant, reference }, now)
  const to = parseEmail(quote?.current.answers.proposerDetails.emailAddress ?? '')
  const page = quote && linkTo(quote.journey, 'emailed-link')
  if (quote === undefined || page === undefined || !to.ok) return 'not-due'
  if (!(await mailboxTakesLink({ tenant, email: to.value }, ports))) {
    await reviveLinks(quote, ports)
    return 'not-due'
  }
  const endsAt = new Date(now.getTime() + CHECK_HOLDS_MINUTES * MINUTE)
  const link = await newLink({ tenant, reference, kind: 'emailed-link', endsAt }, page, ports)
  const sent = await sendEmail({
    to: to.value,
    sender: firmOf(tenant),
    ...quoteLinkEmail({ journey: quote.journey, reference, address: link.address.href, endsAt }),
  })
  if (sent.kind !== 'sent') return 'failed'
  await quoteTokens.markEmailed({ tenant, tokenHash: link.tokenHash }, now)
  return 'sent'
}

async function reviveLinks(
  { tenant, reference }: QuoteKey,
  { quoteTokens, clock }: EmailLinkPorts,
): Promise<void> {
  const now = clock().getTime()
  await quoteTokens.reviveEmailed(
    { tenant, reference },
    {
      emailedSince: new Date(now - REVIVED_FOR_HOURS * 60 * MINUTE),
      until: new Date(now + CHECK_HOLDS_MINUTES * MINUTE),
    },
  )
}
