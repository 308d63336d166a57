import { brandOf } from '@milepost/domain/brands/brands'
import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/check-holds'
import { tidyReference } from '@milepost/domain/quote/quote-reference'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import { parseEmail } from '@milepost/domain/values/email'
import { quoteLinkMail } from '../../mails/quote-link-mail'
import type { Later } from '../../ports/later'
import type { SendMail } from '../../ports/mail'
import type { QuoteTokenStore } from '../../ports/quote-tokens'
import type { QuoteStore } from '../../ports/quotes'
import { type GuessPorts, tallyKey } from './guess-limits'
import { type KeptLinkPorts, keptLink } from './kept-link'
import { mailboxTakesLink } from './mailbox-limit'
import { tokenHashOf } from './token-secret'

export type QuoteLinkRequest = {
  tenant: BrandCode
  reference: string
  /** The page a link leads to, on the host of the quote's own journey; without one there is nothing to send. */
  pageOf: (journey: JourneyId) => URL | undefined
}

export type QuoteLinkPorts = GuessPorts &
  KeptLinkPorts & {
    quotes: Pick<QuoteStore, 'findQuote'>
    quoteTokens: Pick<QuoteTokenStore, 'findIssuedToken'>
    sendMail: SendMail
    later: Later
  }

/** How many links may be asked for, for one quote and within an hour, before somebody's mail box is full of them. */
const MOST_LINKS = 3
const WINDOW_SECONDS = 60 * 60

/**
 * Emails a link to a quote to the address in it. Whoever asks is told the same whether there is such a quote, whether it was asked
 * for too often and whether the mail went: all that happens after the answer (D-247).
 */
export async function requestQuoteLink(
  { reference: typed, ...request }: QuoteLinkRequest,
  ports: QuoteLinkPorts,
): Promise<void> {
  const reference = tidyReference(typed)
  if (await mayAsk(request.tenant, reference, ports))
    ports.later(() => emailQuoteLink({ ...request, reference }, ports))
}

/** As requestQuoteLink, for a customer who has an old link and nothing else. */
export async function renewQuoteLink(
  { token, ...request }: Omit<QuoteLinkRequest, 'reference'> & { token: string },
  ports: QuoteLinkPorts,
): Promise<void> {
  const { tenant } = request
  const found = await ports.quoteTokens.findIssuedToken({ tenant, tokenHash: tokenHashOf(token) })
  // A link that we never made is counted under itself, so that it costs what a real one does.
  const isAllowed = await mayAsk(tenant, found?.reference ?? token, ports)
  if (isAllowed && found) ports.later(() => emailQuoteLink({ ...request, reference: found.reference }, ports))
}

async function mayAsk(tenant: BrandCode, of: string, { checks, clock }: QuoteLinkPorts): Promise<boolean> {
  const key = tallyKey('link-request', tenant, of)
  const { recent } = await checks.count(key, { now: clock(), seconds: WINDOW_SECONDS })
  return recent <= MOST_LINKS
}

async function emailQuoteLink(
  { tenant, reference, pageOf }: QuoteLinkRequest,
  { quotes, sendMail, ...ports }: QuoteLinkPorts,
): Promise<void> {
  const now = ports.clock()
  const quote = await quotes.findQuote({ tenant, reference }, now)
  const to = parseEmail(quote?.current.answers.proposerDetails.emailAddress ?? '')
  const page = quote && pageOf(quote.journey)
  if (quote === undefined || page === undefined || !to.ok) return
  if (!(await mailboxTakesLink({ tenant, email: to.value }, ports))) return
  const endsAt = new Date(now.getTime() + CHECK_HOLDS_MINUTES * 60_000)
  const address = await keptLink({ tenant, reference, kind: 'emailed-link', endsAt }, page, ports)
  await sendMail({
    to: to.value,
    sender: brandOf(tenant),
    ...quoteLinkMail({ journey: quote.journey, reference, address: address.href, endsAt }),
  })
}
