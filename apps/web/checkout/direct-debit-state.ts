import type { Request } from '@milepost/contract/call'
import type { takeUpQuoteV2 } from '@milepost/contract/calls/payment'
import { create } from 'zustand'

type TakeUpBody = Request<typeof takeUpQuoteV2>['body']

/** The details entered to pay monthly: the account, and the declarations. */
export type DirectDebit = {
  bankDetails: NonNullable<TakeUpBody['bankDetails']>
  creditDeclarations: NonNullable<TakeUpBody['creditDeclarations']>
  /** The offer they were entered for: another price needs another agreement (D-189). */
  outcomeId: string
}

/** In memory only: bank details are never stored in a browser (D-046). A reload asks for them again. */
export const useDirectDebit = create<{ directDebit?: DirectDebit | undefined }>(() => ({}))

export function saveDirectDebit(directDebit: DirectDebit): void {
  useDirectDebit.setState({ directDebit: directDebit })
}

export function clearDirectDebit(): void {
  useDirectDebit.setState({ directDebit: undefined })
}
