import type { StoredQuote } from '../quote/ports'
import { paperOf } from '../quote/quote-documents'
import type { RatesOn } from '../quote/rate-ports'
import type { PaperedPolicy } from './document-ports'
import type { Policy } from './ports'

/** A policy as its papers need it. Of the account they show the end of its number and whose it is. */
export function paperedPolicy(
  policy: Policy,
  quote: StoredQuote,
  ports: { ratesOn: RatesOn },
): PaperedPolicy {
  const { account } = policy
  return {
    policy,
    quote: paperOf(quote, ports),
    account: account && {
      lastFour: account.accountNumber.slice(-4),
      sortCodeEnding: account.sortCode.slice(-2),
      holder: account.accountHolder,
      bankName: account.bankName,
    },
  }
}
