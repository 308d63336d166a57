import type { CardProviders } from '../../ports/cards'
import type { Clock } from '../../ports/clock'
import type { ContactStore } from '../../ports/contacts'
import type { PaymentStore } from '../../ports/payments'
import type { PolicyStore } from '../../ports/policies'
import type { PolicyPapers } from '../../ports/policy-papers'
import type { QuoteStore } from '../../ports/quotes'
import type { RatesOn } from '../../ports/rates'

/** What turning a price into a policy needs of the world. */
export type PaymentPorts = {
  quotes: Pick<QuoteStore, 'findGranted' | 'findQuote' | 'findVersion' | 'grant'>
  contacts: Pick<ContactStore, 'findContact'>
  payments: PaymentStore
  policies: PolicyStore
  policyPapers: PolicyPapers
  cards: CardProviders
  ratesOn: RatesOn
  clock: Clock
}
