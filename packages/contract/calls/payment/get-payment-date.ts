import { call } from '../../call'
import { quoteNotFound, quoteNotShown } from '../../quote-problems'
import { date } from '../../wire/dates'
import { quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

export const getPaymentDate = call({
  name: 'GetPaymentDate',
  requirement: 'API-10',
  summary: 'The date of the first monthly payment.',
  access: 'session',
  method: 'GET',
  path: '/api/v1/Payment/GetPaymentDate',
  query: sent({ QuoteReference: quoteReference, CoverStartDate: date }),
  replies: { 200: given({ paymentDate: date }) },
  problems: { 404: quoteNotFound, 409: quoteNotShown },
})
