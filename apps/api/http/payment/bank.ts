import { checkBankDetails as checkBankDetailsCall } from '@milepost/contract/calls/payment/check-bank-details'
import { checkBankDetails } from '../../actions/payment/check-bank-details'
import type { FindBankAccount } from '../../ports/bank'
import { refuseField } from '../problem'
import { providerProblem } from '../provider-problem'
import { answer, type Route, route } from '../route'

export type BankPorts = { findBankAccount: FindBankAccount }

/** API-03. Whoever asks often enough learns which accounts exist, so it is limited more closely than other look-ups (F18). */
export function bankRoutes(ports: BankPorts): readonly Route[] {
  return [
    route(
      checkBankDetailsCall,
      async ({ body }) => {
        const outcome = await checkBankDetails(body, ports)
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
      { limit: 'bank' },
    ),
  ]
}
