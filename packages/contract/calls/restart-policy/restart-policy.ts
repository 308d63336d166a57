import * as z from 'zod/mini'
import { call } from '../../call'
import { purchase, purchaseChecking } from '../../entities/purchase'
import { paymentRefused, quoteClosed, quoteNotFound } from '../../quote-problems'
import { date } from '../../wire/dates'
import { text } from '../../wire/fields'
import { providerId, quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/**
 * What is bought is said when the payment is prepared, so that only the payment is named here: the id MakePaymentIntent gave, or the
 * nonce of a drop-in with what it tells of the device (D-218).
 */
export const restartPolicy = call({
  name: 'RestartPolicy',
  requirement: 'API-38',
  summary: 'Buys the 30-day quote of a cancelled policy.',
  description: 'What is bought is said when the payment is prepared, so only the payment is named here.',
  access: 'session',
  method: 'POST',
  path: '/api/v1/RestartPolicy/RestartPolicy',
  meanings: { 202: 'The provider has not said yet how the payment ended. Ask again; do not pay again.' },
  host: 'restart',
  body: sent({
    quoteReference,
    paymentId: providerId,
    coverStartDate: date,
    deviceData: z.optional(text(8192)),
  }),
  replies: { 200: purchase, 202: purchaseChecking },
  problems: {
    402: paymentRefused,
    404: quoteNotFound,
    409: [...quoteClosed, 'QUOTE_MISMATCH', 'CONFLICT'],
    503: ['PROVIDER_UNAVAILABLE'],
  },
})
