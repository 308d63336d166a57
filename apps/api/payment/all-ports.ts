import type { Clock } from '../platform/ports'
import type { PolicyPapers } from '../policy/document-ports'
import type { PolicyStore } from '../policy/ports'
import type { ContactStore } from '../quote/contact-ports'
import type { QuoteStore } from '../quote/ports'
import type { RatesOn } from '../quote/rate-ports'
import type { PaymentStore } from './ports'
import type { CardProviders } from './provider-ports'

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
