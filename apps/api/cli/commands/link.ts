import { recorded } from '../../platform/audit/store.ts'
import { siteLinks } from '../../platform/site/site-address.ts'
import { quoteStore } from '../../quote/store.ts'
import { quoteLink } from '../../renewal/links.ts'
import { quoteTokenStore } from '../../retrieval/store.ts'
import { type Act, CommandError, quoteKeyOf, RefusedAct } from './command.ts'

/** For a customer on the phone: the link shows prices, and the quote only after the check (RMD-01, D-227). */
export const link: Act = {
  usage: 'link <quote reference>',
  about: 'Creates a reminder link to a quote, to send to its customer.',
  async does([typed, ...rest], { database: { db }, config, clock, by }) {
    if (typed === undefined || rest.length > 0) throw new CommandError(`usage: ${link.usage}`)
    const key = quoteKeyOf(typed)
    const quote = await quoteStore(db).findQuote(key, clock())
    if (quote === undefined) throw new CommandError(`There is no quote ${typed}`)
    if (quote.expiresAt <= clock())
      throw new RefusedAct(
        { act: 'quote.link', about: { kind: 'quote', id: key.reference }, reasonCode: 'QUOTE_EXPIRED' },
        `The quote ${typed} has expired`,
      )
    return recorded(db, by, clock(), async (transaction, record) => {
      const address = await quoteLink(quote, 'reminder', {
        quoteTokens: quoteTokenStore(transaction),
        linkTo: siteLinks(config.journeyHosts),
        clock,
      })
      if (address === undefined) throw new CommandError(`JOURNEY_HOSTS names no host for ${quote.journey}`)
      // The token is in the link only.
      record({
        act: 'quote.link',
        about: { kind: 'quote', id: key.reference },
        after: { kind: 'reminder' },
      })
      return [address]
    })
  },
}
