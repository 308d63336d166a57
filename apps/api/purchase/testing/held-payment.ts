import type { BankAccount } from '@milepost/domain/payment/bank-account'
import { type CollectionCode, dueNow } from '@milepost/domain/payment/payment-option'
import { localDate } from '@milepost/domain/values/local-date'
import { instantOf } from '@milepost/domain/values/london-time'
import { pence } from '@milepost/domain/values/pence'
import type { QuoteContact, StoredQuote } from '../../quote/ports.ts'
import { aQuote } from '../../quote/testing/made-quote.ts'
import type { Attempt } from '../attempt/ports.ts'
import type { CardPayment } from '../attempt/provider-ports.ts'
import { purchasedOption } from '../attempt/purchased-offer.ts'
import type { Policy, PurchaseRequest } from '../policy/ports.ts'

const { first, ...made } = aQuote()
export const quote: StoredQuote = { ...made, isLocked: false, current: { ...first, version: 3 } }

export const start = instantOf(quote.current.risk.cover.start)
export const anHourBefore = new Date(start.getTime() - 3_600_000)

export const requested: PurchaseRequest = {
  coverStartDate: quote.current.risk.cover.start.date,
  automaticRenewal: false,
  sendWelcomePack: false,
  saveCard: false,
  settlement: 'CARD',
  billing: {
    firstName: 'Ann',
    lastName: 'Example',
    email: undefined,
    address: { line1: '1 High Street', postcode: 'AB1 2CD' },
  },
  acceptedOn: undefined,
  blackBoxToken: '',
  notificationSource: undefined,
  chosenOver: undefined,
}

export const contact: QuoteContact = {
  email: 'ann@example.com',
  phone: '07700900123',
  marketing: quote.current.marketing,
  documentsByPost: false,
  annualIncome: undefined,
}

const account: BankAccount = {
  sortCode: '089999',
  accountNumber: '66374958',
  bankName: undefined,
  accountHolder: 'Ann Example',
  accountHolderAddress: '1 High Street',
  accountHolderPostcode: 'AB1 2CD',
}

/** Money authorised for the quote's price, with the purchase request. */
export function anAttempt(collectionCode: CollectionCode, changed: Partial<Attempt> = {}): Attempt {
  const optionId = firstOption()
  const paymentOption = purchasedOption(quote.current, { optionId, collectionCode })
  if (!paymentOption) throw new Error(`Not to be paid by ${collectionCode}`)
  const isLent = paymentOption.method === 'DIRECT_DEBIT'
  return {
    tenant: quote.tenant,
    reference: quote.reference,
    id: 'pay_1',
    quoteVersion: 3,
    optionId,
    collectionCode,
    amount: dueNow(paymentOption),
    provider: 'stripe',
    providerRef: 'pi_1',
    nonceHash: undefined,
    state: 'AUTHORISED',
    revision: 2,
    failure: undefined,
    requested: { ...requested, acceptedOn: isLent ? localDate('2026-11-16') : undefined },
    account: isLent ? account : undefined,
    createdAt: anHourBefore,
    movedAt: anHourBefore,
    payBy: new Date(anHourBefore.getTime() + 30 * 60_000),
    ...changed,
  }
}

/** The same payment as its provider reports it. */
export function aPayment({ id, amount }: Attempt, changed: Partial<CardPayment> = {}): CardPayment {
  return {
    ref: 'pi_1',
    status: 'authorised',
    amount,
    captured: pence(0),
    refunded: pence(0),
    currency: 'GBP',
    orderId: id,
    failure: undefined,
    liability: 'shifted',
    paidWith: { kind: 'card', scheme: 'visa', country: 'GB', lastFour: '4242' },
    saved: undefined,
    ...changed,
  }
}

export function aPolicy(attempt: Attempt): Policy {
  const {
    id: attemptId,
    tenant,
    reference,
    quoteVersion,
    optionId,
    collectionCode,
    amount,
    account,
  } = attempt
  return {
    tenant,
    reference,
    policyNumber: 'P1',
    attemptId,
    quoteVersion,
    optionId,
    collectionCode,
    account,
    journey: quote.journey,
    term: quote.term,
    dueNow: amount,
    totalPayable: amount,
    coverStart: start,
    coverEnd: start,
    requested,
    contact,
    portalUser: undefined,
    issuedAt: anHourBefore,
  }
}

function firstOption(): string {
  const { assessment } = quote.current
  const option = assessment.kind === 'not-offered' ? undefined : assessment.outcome.options[0]
  if (!option) throw new Error('Not offered')
  return option.optionId
}
