import { REPAY_WITHIN_DAYS } from '@milepost/domain/ending/loan-ending'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { pence, subtract, toPounds } from '@milepost/domain/values/pence'
import type { DeskServer } from '../../testing/desk-server.ts'
import {
  cancelledPolicy,
  failedRefund,
  monthlyPolicy,
  owedRefund,
  policyOwing,
  policyUnderNotice,
  policyWithProof,
  proposedRefund,
  soldPolicy,
} from './sold-policy.ts'

/** As the access matrix reads it. */
type Line = { of(server: DeskServer, brand: BrandCode): Promise<{ url: string; body?: unknown }> }
type Sold = Awaited<ReturnType<typeof soldPolicy>>

/** Each call uses a new policy of the brand, because most calls can be made only once. */
function about(
  path: string,
  body: (sold: Sold) => object,
  make: (db: DeskServer['db'], brand: BrandCode, at: { now: Date }) => Promise<Sold> = soldPolicy,
): Line {
  return {
    async of(server, brand) {
      const sold = await make(server.db, brand, { now: server.time.now })
      const { policyNumber } = sold.policy
      return { url: `/api/desk/v1/Policy/${path}`, body: { brand, policyNumber, ...body(sold) } }
    },
  }
}

const because = 'a test of access'
const asked = { reason: 'customer', hasClaimed: true }

/** Access to policies. */
export const policyAccessLines: Readonly<Record<string, Line>> = {
  GetPolicy: {
    async of(server, brand) {
      const { policy } = await soldPolicy(server.db, brand, { now: server.time.now })
      const query = new URLSearchParams({ brand, policyNumber: policy.policyNumber })
      return { url: `/api/desk/v1/Policy/GetPolicy?${query}` }
    },
  },
  OpenPolicyDocument: {
    async of(server, brand) {
      const { documentId } = await soldPolicy(server.db, brand, { now: server.time.now })
      return { url: `/api/desk/v1/Policy/OpenPolicyDocument?${new URLSearchParams({ brand, documentId })}` }
    },
  },
  SendDocumentsAgain: about('SendDocumentsAgain', () => ({})),
  CorrectEmailAddress: about('CorrectEmailAddress', () => ({ email: 'right@example.com', because })),
  FollowProof: about('FollowProof', () => ({ code: 'no-claims', to: 'accepted', because }), policyWithProof),
  SetPolicyRenewal: about('SetPolicyRenewal', () => ({ isOn: false })),
  PreviewCancellation: about('PreviewCancellation', () => asked),
  CancelPolicyWithRefund: about('CancelPolicyWithRefund', ({ paid, fee }) => ({
    ...asked,
    // After a claim the full premium is charged: the amount paid minus the fee.
    seen: { charge: toPounds(subtract(paid, fee)), toLender: 0, toCard: 0 },
    because,
  })),
  WithdrawNotice: about('WithdrawNotice', () => ({ reason: 'our-mistake', because }), policyUnderNotice),
  RecordLenderEvent: about(
    'RecordLenderEvent',
    ({ policy }) => ({ kind: 'collected', on: londonDate(policy.coverStart), amount: 20, because }),
    monthlyPolicy,
  ),
  EndLoanAlone: about(
    'EndLoanAlone',
    ({ policy, plan }) => ({
      act: 'withdraw-from-loan',
      // Its documents were never sent, so the customer may withdraw, and owes what was lent ten days ago.
      seen: {
        due: toPounds(plan?.credit ?? pence(0)),
        back: 0,
        rebate: toPounds(plan?.interest ?? pence(0)),
        payBy: addDays(londonDate(policy.coverStart), 10 + REPAY_WITHIN_DAYS),
      },
      because,
    }),
    monthlyPolicy,
  ),
  RecordCustomerPayment: about(
    'RecordCustomerPayment',
    ({ policy }) => ({ amount: 20, way: 'bank', on: londonDate(policy.coverStart), because }),
    policyOwing,
  ),
  CorrectLenderEvent: about('CorrectLenderEvent', () => ({ number: 1, because }), monthlyPolicy),
  RefundPayment: about('RefundPayment', () => ({ amount: 20, reason: 'goodwill', seenReturned: 0, because })),
  // Refusing needs no second-person authority, so everyone with the permission may do it.
  ConfirmRefund: about('ConfirmRefund', () => ({ number: 1, decision: 'refuse', because }), proposedRefund),
  CorrectRefund: about('CorrectRefund', () => ({ number: 1, amount: 10, because }), owedRefund),
  FollowUpRefund: about('FollowUpRefund', () => ({ number: 1, decision: 'again', because }), failedRefund),
  SendRestartLink: about('SendRestartLink', () => ({}), cancelledPolicy),
}
