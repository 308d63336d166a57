import type { Account } from '@milepost/domain/payment/ledger'
import type { RefundReason, RefundState, RefundWay } from '@milepost/domain/payment/refund-states'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { StoppedState } from '@milepost/domain/work/why'

/** Amounts are integer pence. */
export type PaymentsRead = {
  stopped: readonly {
    brand: BrandCode
    reference: string
    policyNumber: string | undefined
    state: StoppedState
    pence: number
    since: Date
  }[]
  refunds: readonly {
    brand: BrandCode
    policyNumber: string
    number: number
    pence: number
    reason: RefundReason
    way: RefundWay
    state: RefundState
    firstPerson: string
    since: Date
  }[]
  mandates: readonly { brand: BrandCode; policyNumber: string; code: string | undefined; since: Date }[]
  /** The bookings of the day, by brand, kind of entry and account. */
  booked: readonly { brand: BrandCode; kind: string; account: Account; entries: number; pence: number }[]
}

export type PaymentsStore = {
  /** Payments of these brands that finance must act on, and the bookings of one London day. */
  read(brands: readonly BrandCode[], day: LocalDate, now: Date): Promise<PaymentsRead>
}
