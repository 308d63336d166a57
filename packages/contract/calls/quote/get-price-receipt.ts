import { call } from '../../call'
import { priceReceipt } from '../../entities/price-receipt'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** Only for the browser that holds the quote: a receipt says much about its customer. */
export const getPriceReceipt = call({
  name: 'GetPriceReceipt',
  requirement: 'RES-20',
  summary: 'Why a quote costs what it costs, line by line, and what changed since the price before.',
  description: 'The lines add up to the total.',
  access: 'session',
  method: 'GET',
  path: '/api/v1/Quote/GetPriceReceipt',
  query: sent({ QuoteReference: quoteReference }),
  replies: { 200: priceReceipt },
  problems: { 404: quoteNotFound, 409: quoteClosed },
})
