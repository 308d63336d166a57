import type { CancellationStore } from '../../ports/cancellations'
import type { ContactStore } from '../../ports/contacts'
import type { LinkTo } from '../../ports/links'
import type { SendMail } from '../../ports/mail'
import type { MailStopStore } from '../../ports/mail-stops'
import type { QuoteTokenStore } from '../../ports/quote-tokens'
import type { QuoteStore } from '../../ports/quotes'
import type { RenewalStore } from '../../ports/renewals'
import type { SavedCardStore } from '../../ports/saved-cards'
import type { SubscriptionLinkStore } from '../../ports/subscription-links'
import type { PaymentPorts } from '../payment/payment-ports'

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
