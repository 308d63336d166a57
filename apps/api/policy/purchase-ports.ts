import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { Billing } from '../payment/provider-ports'

/** What is bought and how, beside the money: kept with the payment, so that a dead browser still gets its policy (safety K8). */
export type WantedPurchase = {
  coverStartDate: LocalDate
  automaticRenewal: boolean
  sendWelcomePack: boolean
  /** To pay with again; said when the payment is prepared. */
  saveCard: boolean
  settlement: 'CARD' | 'WALLET' | undefined
  billing: Billing
  /** The day the credit agreement was accepted; only of who pays monthly (D-190). */
  acceptedOn: LocalDate | undefined
  blackBoxToken: string
  notificationSource: string | undefined
  /** The yearly quote a thirty-day one was chosen over (D-210). */
  chosenOver: { reference: string; outcomeId: string; optionId: string; targetPremium: Pence } | undefined
}
