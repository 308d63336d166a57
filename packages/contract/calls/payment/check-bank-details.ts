import * as z from 'zod/mini'
import { call } from '../../call'
import { text, yesNo } from '../../wire/fields'
import { quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'
import { accountNumber, sortCode } from '../../wire/payment-fields'

export const checkBankDetails = call({
  name: 'CheckBankDetails',
  requirement: 'API-03',
  summary: 'Whether an account can exist under a sort code, and at which bank.',
  description:
    'Asked by who is about to pay for a quote: without a quote that the session holds nothing is said of any account.',
  access: 'session',
  method: 'POST',
  path: '/api/v1/Payment/CheckBankDetails',
  body: sent({ quoteReference, sortCode, accountNumber }),
  replies: { 200: given({ isValid: yesNo, bankName: z.optional(text(100)) }) },
  problems: { 404: ['QUOTE_NOT_FOUND'], 503: ['PROVIDER_UNAVAILABLE'] },
})
