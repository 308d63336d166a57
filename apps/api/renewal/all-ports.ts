import type { PaymentPorts } from '../payment/all-ports'
import type { SendMail } from '../platform/email/ports'
import type { LinkTo } from '../platform/link-ports'
import type { CancellationStore } from '../policy/cancellation-ports'
import type { ContactStore } from '../quote/contact-ports'
import type { QuoteStore } from '../quote/ports'
import type { QuoteTokenStore } from '../retrieval/ports'
import type { MailStopStore } from './email-stop-ports'
import type { RenewalStore } from './ports'
import type { SavedCardStore } from './saved-card-ports'
import type { SubscriptionLinkStore } from './subscription-link-ports'

/** What it takes to write to customers by ourselves: the letters, who wants none, and where links lead. */
export type LetterPorts = {
  policies: Pick<PaymentPorts['policies'], 'wasMailed' | 'keepMailed' | 'keepHandedOver' | 'forgetHandedOver'>
  mailStops: MailStopStore
  sendMail: SendMail
  linkTo: LinkTo
  clock: PaymentPorts['clock']
}

/** What it takes to let one policy follow another: the till, and a few stores of its own. */
export type RenewalPorts = PaymentPorts &
  LetterPorts & {
    quotes: QuoteStore
    contacts: ContactStore
    renewals: RenewalStore
    savedCards: SavedCardStore
    cancellations: Pick<CancellationStore, 'findCancellation'>
    subscriptionLinks: SubscriptionLinkStore
    quoteTokens: Pick<QuoteTokenStore, 'keepToken'>
  }
