import { readPayments } from '@milepost/contract/desk/calls/payments'
import { type Account, accountTitles } from '@milepost/domain/payment/ledger'
import { londonDate } from '@milepost/domain/values/london-time'
import { pence, toPounds } from '@milepost/domain/values/pence'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import type { Clock } from '../../platform/ports.ts'
import type { PaymentsRead, PaymentsStore } from './ports.ts'

export type PaymentsPorts = { paymentsPage: PaymentsStore; clock: Clock }

/** Payments that finance must act on, and one day of the accounts (DSK-412). It names policies, not people; opening one is recorded. */
export function paymentsRoutes({ paymentsPage, clock }: PaymentsPorts): readonly DeskRoute[] {
  return [
    deskRoute(readPayments, async ({ query }, { session }) => {
      const now = clock()
      const today = londonDate(now)
      const day = query.day ?? today
      if (day > today) return refuseField('query.day', 'Choose a day that has come')
      const read = await paymentsPage.read(session.brands, day, now)
      return answer(200, {
        day,
        stopped: read.stopped.map(({ pence: amount, since, policyNumber, ...each }) => ({
          ...each,
          ...(policyNumber !== undefined && { policyNumber }),
          amount: toPounds(pence(amount)),
          since: since.toISOString(),
        })),
        refunds: read.refunds.map(({ pence: amount, since, ...each }) => ({
          ...each,
          amount: toPounds(pence(amount)),
          since: since.toISOString(),
        })),
        mandates: read.mandates.map(({ code, since, ...each }) => ({
          ...each,
          ...(code !== undefined && { code }),
          since: since.toISOString(),
        })),
        booked: bookedByBrand(read.booked),
      })
    }),
  ]
}

/** The totals of a brand's day. A refund to a card is one whole refund or several parts, `return-1`, `return-2` … (0054). */
function bookedByBrand(booked: PaymentsRead['booked']) {
  const brands = [...new Set(booked.map(({ brand }) => brand))]
  return brands.map((brand) => {
    const own = booked.filter((each) => each.brand === brand)
    const card = own.filter(({ account }) => account === 'card-provider')
    const taken = card.filter(({ kind }) => kind === 'capture')
    const returned = card.filter(({ kind }) => kind === 'refund' || kind.startsWith('return-'))
    const accounts = (Object.keys(accountTitles) as Account[]).flatMap((account) => {
      const lines = own.filter((each) => each.account === account)
      return lines.length === 0 ? [] : [{ account, amount: signedPounds(sumOf(lines)) }]
    })
    return {
      brand,
      payments: taken.reduce((sum, { entries }) => sum + entries, 0),
      taken: signedPounds(sumOf(taken)),
      returned: signedPounds(-sumOf(returned)),
      accounts,
      sum: signedPounds(sumOf(own)),
    }
  })
}

const sumOf = (lines: readonly { pence: number }[]) => lines.reduce((sum, each) => sum + each.pence, 0)
/** Amounts that we owe are negative, which a money value never is. */
const signedPounds = (amount: number) => amount / 100 + 0
