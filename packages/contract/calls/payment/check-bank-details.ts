import * as z from 'zod/mini'
import { call } from '../../call'
import { text, yesNo } from '../../wire/fields'
import { given, sent } from '../../wire/objects'
import { accountNumber, sortCode } from '../../wire/payment-fields'

export const checkBankDetails = call({
  name: 'CheckBankDetails',
  requirement: 'API-03',
  summary: 'Whether an account can exist under a sort code, and at which bank.',
  method: 'POST',
  path: '/api/v1/Payment/CheckBankDetails',
  body: sent({ sortCode, accountNumber }),
  replies: { 200: given({ isValid: yesNo, bankName: z.optional(text(100)) }) },
  problems: { 503: ['PROVIDER_UNAVAILABLE'] },
})
