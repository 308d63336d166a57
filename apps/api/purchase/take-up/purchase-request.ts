import { createHash } from 'node:crypto'
import type { BankAccount } from '@milepost/domain/payment/bank-account'
import { mustSaveCard } from '@milepost/domain/payment/billing-form'
import { financeCode, type PaymentOption } from '@milepost/domain/payment/payment-option'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { parseAccountNumber } from '@milepost/domain/values/account-number'
import { checkBankAccount } from '@milepost/domain/values/bank-account/bank-account'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { parseSortCode } from '@milepost/domain/values/sort-code'
import type { QuoteAsked } from '../../quote/open-quote.ts'
import type { StoredQuote } from '../../quote/ports.ts'
import type { NamedOffer } from '../attempt/purchased-offer.ts'
import type { PurchaseRequest } from '../policy/ports.ts'

/** What a customer asked to buy, before validation. */
export type AskedPurchase = PurchaseRequest & { account: BankAccount | undefined }

/** A step that was skipped or does not fit, by the field it belongs to (safety T25). */
export type Unfit = { kind: 'unfit'; field: string; message: string }

/**
 * What is wrong with a purchase beyond the quote itself: its start, and what credit requires. A customer who pays monthly must be
 * the only holder of the account and have accepted the agreement since it was last produced (SEC-06, SEC-07, D-188, D-190).
 */
export function unfitPurchase(
  quote: Pick<StoredQuote, 'current'>,
  paymentOption: PaymentOption,
  asked: AskedPurchase,
  now: Date,
): Unfit | undefined {
  const { start } = quote.current.risk.cover
  if (asked.coverStartDate !== start.date)
    return unfit('coverStartDate', 'Send the start of cover that the quote was priced for')
  if (paymentOption.code !== financeCode) return undefined
  const { account, acceptedOn } = asked
  if (account === undefined) return unfit('bankDetails', 'Required to pay by Direct Debit')
  if (acceptedOn === undefined)
    return unfit('creditDeclarations', 'Required: credit is given on what the customer has agreed to')
  if (!isInForce(acceptedOn, now))
    return unfit('creditDeclarations.acceptedOn', 'Accept the credit agreement as it is today')
  if (!isHolder(quote, account))
    return unfit('bankDetails.accountHolder', "The Direct Debit must be in the policyholder's name")
  if (!canExist(account))
    return unfit('bankDetails.accountNumber', 'Send an account that exists under that sort code')
  return undefined
}

/** A restart that renews automatically is paid from a saved card only (CRD-12). */
export function lacksSavedCard(
  { isRestart }: Pick<StoredQuote, 'isRestart'>,
  { automaticRenewal, saveCard }: Pick<PurchaseRequest, 'automaticRenewal' | 'saveCard'>,
): boolean {
  return mustSaveCard({ isRestart: isRestart ?? false, automaticRenewal }) && !saveCard
}

/** The figures are valid from the day they are produced to the end of the next day (CON-29). */
function isInForce(acceptedOn: LocalDate, now: Date): boolean {
  const today = londonDate(now)
  return acceptedOn === today || acceptedOn === addDays(today, -1)
}

/** The same checks as in the browser, which is not trusted (SEC-07, D-187). */
function canExist({ sortCode, accountNumber }: BankAccount): boolean {
  const code = parseSortCode(sortCode)
  const number = parseAccountNumber(accountNumber)
  return code.ok && number.ok && checkBankAccount(code.value, number.value) !== 'failed'
}

function isHolder({ current }: Pick<StoredQuote, 'current'>, { accountHolder }: BankAccount): boolean {
  const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return plain(accountHolder) === plain(nameOfPerson(current.answers.proposerDetails) ?? '')
}

function unfit(field: string, message: string): Unfit {
  return { kind: 'unfit', field, message }
}

/** How a take-up is paid for: confirmed in the browser, by a drop-in's nonce, or with nothing to pay now (D-182, D-204). */
export type PaidBy =
  | { kind: 'confirmed'; paymentId: string; authorizationId: string }
  | { kind: 'nonce'; nonce: string; deviceData: string }
  | { kind: 'nothing' }

export type TakeUpRequest = QuoteAsked & { paidBy: PaidBy; offer: NamedOffer; purchase: AskedPurchase }

/** A nonce can be used once; we store only its hash. */
export function nonceHash(nonce: string): Buffer {
  return createHash('sha256').update(nonce, 'utf8').digest()
}
