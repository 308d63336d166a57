import { Counter, type Registry } from 'prom-client'

/** From the first price to the last word before paying. */
export function quoteMetrics(registers: Registry[]) {
  return {
    quotesMade: new Counter({
      name: 'quotes_made_total',
      help: 'Quotes kept, by journey and way in: site, comparison, restart or renewal',
      labelNames: ['journey', 'way_in'] as const,
      registers,
    }),
    pricesWorkedOut: new Counter({
      name: 'prices_worked_out_total',
      help: 'Prices kept with a quote, by why they were made and how that ended: priced, referred or declined',
      labelNames: ['journey', 'cause', 'outcome'] as const,
      registers,
    }),
    notOffered: new Counter({
      name: 'quotes_not_offered_total',
      help: 'Reasons for which a risk was referred or declined; one risk may have several',
      labelNames: ['journey', 'verdict', 'reason'] as const,
      registers,
    }),
    priceHoldsEnded: new Counter({
      name: 'price_holds_ended_total',
      help: 'Quotes priced anew because the day their price was held for was over',
      labelNames: ['journey'] as const,
      registers,
    }),
    guessesRefused: new Counter({
      name: 'retrieval_guesses_refused_total',
      help: 'Tries to open somebody’s quote or draft that were one too many, for it or for the address they came from',
      labelNames: ['by'] as const,
      registers,
    }),
    securityEvents: new Counter({
      name: 'security_events_total',
      help: 'Checks, grants, links, take-ups and refused keys, by kind',
      labelNames: ['kind'] as const,
      registers,
    }),
    securityEventsLost: new Counter({
      name: 'security_events_lost_total',
      help: 'Security events that were not kept: not written, too many at once, or more of the same within a minute',
      labelNames: ['reason'] as const,
      registers,
    }),
  }
}
