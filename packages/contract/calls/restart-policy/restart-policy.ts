import { call } from '../../call'
import { purchase, purchaseChecking } from '../../entities/purchase'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { date } from '../../wire/dates'
import { providerId, quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

export const restartPolicy = call({
  name: 'RestartPolicy',
  requirement: 'API-38',
  summary: 'Buys the 30-day quote of a cancelled policy.',
  method: 'POST',
  path: '/api/v1/RestartPolicy/RestartPolicy',
  host: 'restart',
  body: sent({ quoteReference, paymentId: providerId, coverStartDate: date }),
  replies: { 200: purchase, 202: purchaseChecking },
  problems: {
    402: ['PAYMENT_FAILED', 'PAYMENT_DECLINED', 'PAYMENT_TOKEN_ALREADY_USED', 'PAYMENT_INSUFFICIENT_FUNDS'],
    404: quoteNotFound,
    409: [...quoteClosed, 'QUOTE_MISMATCH', 'CONFLICT'],
    503: ['PROVIDER_UNAVAILABLE'],
  },
})
