import type { BankAccount } from '../../ports/finance'
import type { Policy } from '../../ports/policies'
import type { PaperedPolicy } from '../../ports/policy-papers'
import type { StoredQuote } from '../../ports/quotes'
import type { RatesOn } from '../../ports/rates'
import type { Sealing } from '../../ports/sealing'
import { paperOf } from '../quote/quote-documents'

/** A policy as its papers need it. Of the account they show the end of its number and whose it is. */
export function paperedPolicy(
  policy: Policy,
  quote: StoredQuote,
  ports: { ratesOn: RatesOn; sealing: Sealing },
): PaperedPolicy {
  const account = accountOf(policy, ports.sealing)
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

/** The account a policy is paid from, opened. Sealed by ourselves, so what comes out is what went in. */
export function accountOf({ sealedAccount }: Policy, sealing: Sealing): BankAccount | undefined {
  const opened = sealedAccount && sealing.open(sealedAccount)
  return isAccount(opened) ? opened : undefined
}

function isAccount(opened: unknown): opened is BankAccount {
  return typeof opened === 'object' && opened !== null && 'sortCode' in opened && 'accountNumber' in opened
}
