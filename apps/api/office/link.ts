import { quoteLink } from '../actions/renewal/quote-link'
import { quoteTokenStore } from '../db/quote-tokens'
import { quoteStore } from '../db/quotes'
import { siteLinks } from '../site/site-address'
import { quoteKeyOf } from './quote-key'
import { OfficeError, type Verb } from './verb'

/** For a customer on the phone: the link shows prices, and their quote only after the check (RMD-01, D-227). */
export const link: Verb = {
  usage: 'link <quote reference>',
  about: 'Makes a reminder link to a quote, to be sent to its customer.',
  async does([reference, ...rest], { database: { db }, config, clock }) {
    if (reference === undefined || rest.length > 0) throw new OfficeError(`usage: ${link.usage}`)
    const quote = await quoteStore(db).findQuote(quoteKeyOf(reference), clock())
    if (quote === undefined) throw new OfficeError(`There is no quote ${reference}`)
    if (quote.expiresAt <= clock()) throw new OfficeError(`The quote ${reference} has expired`)
    const address = await quoteLink(quote, 'reminder', {
      quoteTokens: quoteTokenStore(db),
      linkTo: siteLinks(config.journeyHosts),
      clock,
    })
    if (address === undefined) throw new OfficeError(`No host here serves ${quote.journey}`)
    return [address]
  },
}
