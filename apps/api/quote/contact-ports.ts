import type { MarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import type { Pence } from '@milepost/domain/values/pence'
import type { QuoteKey } from './ports'

/** How the customer wants to be reached about what they are about to buy (DAT-27). */
export type QuoteContact = {
  email: string
  phone: string
  marketing: MarketingPreferences
  documentsByPost: boolean
  /** Only when a lender would ask (D-166). */
  annualIncome: Pence | undefined
}

export type ContactStore = {
  keepContact(key: QuoteKey, contact: QuoteContact, now: Date): Promise<void>
  findContact(key: QuoteKey): Promise<QuoteContact | undefined>
}
