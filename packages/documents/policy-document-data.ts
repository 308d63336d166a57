import { type CollectionCode, dueNow, type PaymentOption } from '@milepost/domain/payment/payment-option'
import type { PolicyEnding } from '@milepost/domain/policy/policy-ending'
import { type Proof, proofsAsked } from '@milepost/domain/purchase/proofs-asked'
import { isRenewalAsked, renewalOptOut } from '@milepost/domain/purchase/purchase-questions'
import type { Answers } from '@milepost/domain/questions/answers'
import { wordsOf } from '@milepost/domain/questions/asking'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate, londonTime } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import { type PricedQuote, type QuoteDocumentData, quoteDocumentData } from './quote-document-data.ts'

/**
 * A purchased offer: the documents of the policy are made from the data of its quote and from these fields. Its only payment option is
 * the chosen one.
 */
export type PolicyDocumentData = QuoteDocumentData & {
  policyNumber: string
  issuedAt: Date
  payment: PaymentOption
  paidNow: Pence
  /** What a customer who pays monthly agreed to, with only the part of the account that may be shown. */
  credit: Credit | undefined
  email: string
  documentsByPost: boolean
  /** As answered at purchase (D-168). */
  automaticRenewal: boolean
  isCardSaved: boolean
  sendWelcomePack: boolean
  proofs: readonly Proof[]
  /** Whether it renews or restarts another policy: its customer is not new. */
  follows: 'renewal' | 'restart' | undefined
  /** Extras of the policy before that this one cannot have, each described. */
  endedExtras: readonly string[]
  /** The questions of the purchase itself, which are in no chapter of the quote. */
  askedWhenBuying: readonly { question: string; answer: string }[]
}

/** A policy that has ended, and how. */
export type EndedPolicyData = PolicyDocumentData & { ending: PolicyEnding }

export type Credit = {
  /** The date in the words that were ticked (DDM-03). */
  acceptedOn: LocalDate
  /** When we received the tick. */
  acceptedAt: Date
  account: ShownAccount
}

/** An account by its last digits: not enough to pay from it (D-046). */
export type ShownAccount = {
  holder: string
  lastFour: string
  /** Two digits. */
  sortCodeEnding?: string | undefined
  bankName?: string | undefined
}

/** A stored policy, with the purchased version of the quote. */
export type IssuedPolicy = {
  quote: PricedQuote
  policyNumber: string
  issuedAt: Date
  coverStart: Date
  coverEnd: Date
  collectionCode: CollectionCode
  credit?: Credit | undefined
  /** Cover is over: the account it was paid from has been forgotten (D-281), and nothing that is written then prints it. */
  isOver?: boolean
  email: string
  documentsByPost: boolean
  automaticRenewal: boolean
  /** Whether the card it was paid with may be charged again. */
  isCardSaved: boolean
  sendWelcomePack: boolean
  /** The policy it renews or restarts. */
  previous?: { kind: 'renewal' | 'restart'; answers: Answers; endedExtras: readonly string[] } | undefined
}

/** Throws if the policy does not match its offer, which cannot happen for a policy that was issued. */
export function policyDocumentData(issued: IssuedPolicy): PolicyDocumentData {
  const { quote, policyNumber, issuedAt, credit } = issued
  const payment = quote.option.paymentOptions.find(({ code }) => code === issued.collectionCode)
  if (!payment) throw new Error('A policy is paid in a way its offer had')
  const isMonthly = payment.method === 'DIRECT_DEBIT'
  const mayLackCredit = isMonthly && issued.isOver === true
  if (isMonthly !== (credit !== undefined) && !mayLackCredit)
    throw new Error('Credit was accepted for a policy that is paid monthly, and for no other')
  if (credit && !isEnding(credit.account)) throw new Error('Only the last digits of an account are printed')
  const data = quoteDocumentData(quote)
  const period = { from: londonTime(issued.coverStart), to: londonTime(issued.coverEnd) }
  const answers = startingAt(quote.answers, period.from)
  return {
    ...data,
    option: { ...data.option, paymentOptions: [payment] },
    period,
    policyNumber,
    issuedAt,
    payment,
    paidNow: dueNow(payment),
    credit,
    email: issued.email,
    documentsByPost: issued.documentsByPost,
    automaticRenewal: issued.automaticRenewal,
    isCardSaved: issued.isCardSaved,
    sendWelcomePack: issued.sendWelcomePack,
    proofs: proofsAsked(
      data.terms,
      answers,
      { deviceProvider: data.deviceProvider },
      issued.previous?.answers,
    ),
    follows: issued.previous?.kind,
    endedExtras: issued.previous?.endedExtras ?? [],
    askedWhenBuying: askedWhenBuying(issued, answers),
  }
}

/** The renewal choice, if the customer had one (BUY-20, D-011, D-168). */
function askedWhenBuying(
  { quote: { terms }, automaticRenewal, issuedAt }: IssuedPolicy,
  answers: Answers,
): PolicyDocumentData['askedWhenBuying'] {
  if (!isRenewalAsked({ terms, answers })) return []
  const subject = { renewalOptOut: !automaticRenewal }
  const asking = { terms, answers, subject, today: londonDate(issuedAt) }
  return [
    {
      question: wordsOf(renewalOptOut.label, asking),
      answer: renewalOptOut.summary(subject.renewalOptOut),
    },
  ]
}

function startingAt(answers: Answers, effectiveFrom: PolicyDocumentData['period']['from']): Answers {
  return { ...answers, coverDetails: { ...answers.coverDetails, effectiveFrom } }
}

function isEnding({ lastFour, sortCodeEnding = '00' }: ShownAccount): boolean {
  return /^\d{4}$/.test(lastFour) && /^\d{2}$/.test(sortCodeEnding)
}
