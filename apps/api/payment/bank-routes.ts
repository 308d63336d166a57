import { checkBankDetails as checkBankDetailsCall } from '@milepost/contract/calls/payment/check-bank-details'
import { refuse, refuseField } from '../platform/http/problem'
import { providerProblem } from '../platform/http/provider-problem'
import { answer, type Route, route } from '../platform/http/route'
import { scopeOf } from '../platform/http/tenancy'
import type { Clock } from '../platform/ports'
import { heldQuote } from '../quote/open-quote'
import type { QuoteStore } from '../quote/ports'
import type { FindBankAccount } from './bank-ports'
import { checkBankDetails } from './check-bank-details'

export type BankPorts = {
  findBankAccount: FindBankAccount
  quotes: Pick<QuoteStore, 'findGranted'>
  clock: Clock
}

/**
 * API-03. Whoever asks often enough learns which accounts exist: so only who holds a quote may ask, and less often than other look-ups
 * (F18).
 */
export function bankRoutes(ports: BankPorts): readonly Route[] {
  return [
    route(
      checkBankDetailsCall,
      async ({ body: { quoteReference: reference, ...account }, tenancy }, { session }) => {
        const held = await heldQuote({ ...scopeOf(tenancy), reference, session }, ports.clock(), ports.quotes)
        if (held === undefined) return refuse('QUOTE_NOT_FOUND')
        const outcome = await checkBankDetails(account, ports)
        switch (outcome.kind) {
          case 'valid':
            return answer(200, {
              isValid: true,
              ...(outcome.bankName !== undefined && { bankName: outcome.bankName }),
            })
          case 'invalid':
            return answer(200, { isValid: false })
          case 'unreadable':
            return refuseField(`body.${outcome.field}`, outcome.message)
          case 'failed':
            return providerProblem('bank account check', outcome)
        }
      },
      { limit: 'bank', quote: ({ body }) => body.quoteReference },
    ),
  ]
}
