import type { cancellationFigures } from '@milepost/contract/desk/calls/policy/cancellation-figures'
import type { deskPolicy } from '@milepost/contract/desk/calls/policy/get-policy'
import { may } from '@milepost/domain/desk/people'
import type { CancellationFigures, LoanFigures } from '@milepost/domain/ending/cancellation-refund'
import { type EndingTense, endingInWords } from '@milepost/domain/ending/ending-in-words'
import { loanAloneInWords } from '@milepost/domain/ending/loan-alone-in-words'
import { type LoanAlone, loanActOf } from '@milepost/domain/ending/loan-ending'
import { mayWithdrawFor, withdrawalReasons } from '@milepost/domain/policy/cancellation-notice'
import { policyActs, whyNotAllowed } from '@milepost/domain/policy/policy-acts'
import { hasCover } from '@milepost/domain/policy/policy-state'
import { formatInstant } from '@milepost/domain/values/london-time'
import { maskEmail, maskPhone, maskPostcode } from '@milepost/domain/values/masked'
import { pence, toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import type { StaffSession } from '../../platform/session/staff-ports.ts'
import type { CaseNote } from '../quote/ports.ts'
import type { PolicyView } from './get-policy.ts'

type PolicyDto = z.infer<typeof deskPolicy>

/** A policy as sent to the desk: enough facts to recognise it, the rest masked; the ledger only for staff who may read payments. */
export function policyDto(
  view: PolicyView,
  session: StaffSession,
  { support, refunds }: { support: CaseNote | undefined; refunds: PolicyDto['refunds'] },
): PolicyDto {
  const { policy, paymentOption, documents } = view.purchase
  const { money, renewal, cancellation } = view
  return {
    brand: policy.tenant,
    policyNumber: policy.policyNumber,
    quoteReference: policy.reference,
    product: view.product,
    isRestricted: view.isRestricted,
    ...(support && {
      vulnerable: {
        at: formatInstant(support.at),
        who: support.who,
        needs: [...support.needs],
        words: support.words,
      },
    }),
    status: view.state,
    whyNot: Object.fromEntries(
      policyActs.flatMap((act) => {
        const because = whyNotAllowed(view.state, act, { isLoanOver: view.loan?.ending?.alone !== undefined })
        return because ? [[act, because]] : []
      }),
    ),
    holder: {
      name: view.holder.name,
      postcode: maskPostcode(view.holder.postcode),
      email: maskEmail(policy.contact.email),
      phone: maskPhone(policy.contact.phone),
    },
    vehicle: view.vehicle,
    cover: {
      start: policy.coverStart.toISOString(),
      end: policy.coverEnd.toISOString(),
      term: policy.term,
      level: view.level,
      excess: toPounds(view.excess),
      ...(view.agreedTerms !== undefined && { agreedTerms: view.agreedTerms }),
      drivers: [...view.drivers],
      extras: [...view.extras],
    },
    price: {
      method: paymentOption.method === 'DIRECT_DEBIT' ? 'credit' : 'card',
      premium: toPounds(money.premium),
      ipt: toPounds(money.ipt),
      fee: toPounds(money.fee),
      total: toPounds(money.total),
      paidByCard: toPounds(money.paidByCard),
      returned: toPounds(money.returned),
      returnedByTransfer: toPounds(money.returnedByTransfer),
      owedToUs: toPounds(money.owedToUs),
      owedToCustomer: toPounds(money.owedToCustomer),
      owedToLender: toPounds(money.owedToLender),
      isBeingPaid: money.isBeingPaid,
    },
    instalments: view.instalments.map(({ on, amount, state }) => ({ on, amount: toPounds(amount), state })),
    ...(view.loan && { loan: loanViewDto(view.loan) }),
    ...(view.mandate && {
      mandate: { state: view.mandate, lastFour: policy.account?.accountNumber.slice(-4) ?? '' },
    }),
    refunds,
    payments: view.payments.map(({ amount, recordedAt, ...each }) => ({
      ...each,
      amount: toPounds(amount),
      at: recordedAt.toISOString(),
    })),
    ...(may(session, 'payment.read') && {
      ledger: view.ledger.map(({ kind, at, lines }) => ({
        kind,
        at: at.toISOString(),
        lines: lines.map(({ account, pence: amount }) => ({ account, amount: toPounds(pence(amount)) })),
      })),
    }),
    // A certificate that was not made while there was cover never will be.
    documents: documents
      .filter(({ kind, isReady }) => isReady || kind !== 'certificate' || hasCover(view.state))
      .map(({ id, name, isReady }) => ({ id, name, isReady })),
    proofs: view.proofs.map(({ code, state, dueOn, movedAt, refusal }) => ({
      code,
      state,
      dueOn,
      movedAt: movedAt.toISOString(),
      ...(refusal && { refusal }),
    })),
    ...(view.documentsSent && {
      documentsSent: {
        at: view.documentsSent.at.toISOString(),
        isToEarlierAddress: view.documentsSent.correctedSince,
      },
    }),
    ...byPostOf(policy),
    renewal: {
      status: renewal.status,
      ...(renewal.nextPayment && {
        payment: {
          on: renewal.nextPayment.on,
          ...(renewal.nextPayment.amount !== undefined && { amount: toPounds(renewal.nextPayment.amount) }),
          ...(renewal.nextPayment.tellBy !== undefined && { tellBy: renewal.nextPayment.tellBy }),
        },
      }),
      ...(renewal.whyNotOn && { whyNotOn: renewal.whyNotOn }),
      ...(renewal.renewedAs !== undefined && { renewedAs: renewal.renewedAs }),
    },
    ...(cancellation && {
      cancellation: {
        reason: cancellation.reason,
        at: cancellation.cancelledAt.toISOString(),
        askedAt: cancellation.askedAt.toISOString(),
        isToCome: view.state === 'cancelling',
        ...(cancellation.defaultNoticeOn !== undefined && { defaultNoticeOn: cancellation.defaultNoticeOn }),
        ...(cancellation.broughtBy !== undefined && { broughtBy: cancellation.broughtBy }),
        hasChanged: cancellation.promised !== undefined,
        withdrawnFor: withdrawalReasons.filter((each) => mayWithdrawFor(each, cancellation.reason)),
        ...(cancellation.figures && {
          figures: figuresDto(cancellation.figures, view.state === 'cancelling' ? 'will-end' : 'ended'),
        }),
        ...(cancellation.restartableUntil && {
          restartableUntil: cancellation.restartableUntil.toISOString(),
        }),
      },
    }),
    history: view.history.map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })),
  }
}

function byPostOf({ contact, requested }: PolicyView['purchase']['policy']): Pick<PolicyDto, 'byPost'> {
  const { documentsByPost } = contact
  if (documentsByPost) return { byPost: requested.sendWelcomePack ? 'both' : 'documents' }
  return requested.sendWelcomePack ? { byPost: 'welcome-pack' } : {}
}

export function figuresDto(
  figures: CancellationFigures,
  tense: EndingTense,
): z.infer<typeof cancellationFigures> {
  const { basis, daysCovered, daysInAll, ...amounts } = figures
  return {
    basis,
    daysCovered,
    daysInAll,
    premium: toPounds(amounts.premium),
    fee: toPounds(amounts.fee),
    charge: toPounds(amounts.charge),
    refund: toPounds(amounts.refund),
    toLender: toPounds(amounts.toLender),
    againstDebt: toPounds(amounts.againstDebt),
    toCard: toPounds(amounts.toCard),
    stillOwedToLender: toPounds(amounts.stillOwedToLender),
    stillOwedToUs: toPounds(amounts.stillOwedToUs),
    ...(amounts.loan && { loan: loanDto(amounts.loan) }),
    words: [...endingInWords(figures, tense)],
  }
}

function loanDto({ kind, settledOn, ...amounts }: LoanFigures) {
  return {
    kind,
    lent: toPounds(amounts.lent),
    collected: toPounds(amounts.collected),
    earned: toPounds(amounts.earned),
    rebate: toPounds(amounts.rebate),
    settlement: toPounds(amounts.due),
    settledOn,
    back: toPounds(amounts.back),
    byTransfer: toPounds(amounts.byTransfer),
    ...(amounts.paidToUs !== undefined && { paidToUs: toPounds(amounts.paidToUs) }),
  }
}

/** The figures of a loan that ends alone, with the same in sentences. */
export function loanAloneDto({ kind, settledOn, payTo, payBy, ...amounts }: LoanAlone) {
  return {
    kind,
    lent: toPounds(amounts.lent),
    collected: toPounds(amounts.collected),
    earned: toPounds(amounts.earned),
    rebate: toPounds(amounts.rebate),
    due: toPounds(amounts.due),
    back: toPounds(amounts.back),
    settledOn,
    payTo,
    payBy,
    words: [...loanAloneInWords({ kind, settledOn, payTo, payBy, ...amounts })],
  }
}

function loanViewDto({ alone, arrears, events, ending }: NonNullable<PolicyView['loan']>) {
  return {
    collected: toPounds(alone.collected),
    arrears: toPounds(arrears),
    act: loanActOf(alone),
    alone: loanAloneDto(alone),
    events: events.map(({ number, kind: what, on, amount, who, recordedAt, replacedAt }) => ({
      number,
      kind: what,
      on,
      amount: toPounds(amount),
      who,
      at: recordedAt.toISOString(),
      ...(replacedAt && { replacedAt: replacedAt.toISOString() }),
    })),
    ...(ending && {
      ending: {
        askedAt: ending.askedAt.toISOString(),
        sent: toPounds(ending.sent),
        isAlone: ending.alone !== undefined,
        ...(ending.acknowledged && {
          acknowledged: { ref: ending.acknowledged.ref, at: ending.acknowledged.at.toISOString() },
        }),
      },
    }),
  }
}
