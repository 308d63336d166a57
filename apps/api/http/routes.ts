import { referenceData } from '@milepost/domain/lists/reference-data'
import type { PaymentPorts } from '../actions/payment/payment-ports'
import type { ContactPorts } from '../actions/quote/keep-contact'
import type { DocumentPorts } from '../actions/quote/quote-documents'
import type { RenewalPorts } from '../actions/renewal/renewal-ports'
import type { SessionPorts } from '../actions/session/end-session'
import type { ArrivalStore } from '../ports/arrivals'
import type { ContactStore } from '../ports/contacts'
import type { QuoteTokenStore } from '../ports/quote-tokens'
import type { QuoteStore } from '../ports/quotes'
import { type AddressPorts, addressRoutes } from './address'
import { type AggregatorPorts, aggregatorQuoteRoutes } from './comparison/aggregator-quote'
import { type SiteRoutePorts, siteRoutes } from './comparison/price-risk'
import { type DraftPorts, draftRoutes } from './draft'
import { type DraftLinkRoutePorts, draftLinkRoutes } from './draft-link'
import { type BankPorts, bankRoutes } from './payment/bank'
import { cardClientRoutes } from './payment/card-client'
import { clientIpRoutes } from './payment/client-ip'
import { intentRoutes } from './payment/intents'
import { paymentDateRoutes } from './payment/payment-date'
import { purchaseRoutes } from './payment/purchase'
import { type TakeUpSettings, takeUpRoutes } from './payment/take-up'
import { type ChangeRoutePorts, changeRoutes } from './quote/changes'
import { contactRoutes } from './quote/contact'
import { documentRoutes } from './quote/documents'
import { noClaimsScaleRoutes } from './quote/no-claims-scale'
import { premiumRoutes } from './quote/premium'
import { previewRoutes } from './quote/preview'
import { type RatingPorts, ratingRoutes } from './quote/rating'
import { receiptRoutes } from './quote/receipt'
import { referenceDataRoutes } from './reference-data'
import { subscriptionRoutes } from './renewal/subscription'
import { type RestartedQuotePorts, restartedQuoteRoutes } from './restart/restarted-quote'
import { type LinkPorts, linkRoutes } from './returning/links'
import { type RetrievalPorts, retrievalRoutes } from './returning/retrieval'
import { type ReviewsPorts, reviewsRoutes } from './reviews'
import type { Route } from './route'
import { sessionRoutes } from './session-calls'
import { type VehiclePorts, vehicleRoutes } from './vehicle'

/** What the routed calls need of the world. */
export type Ports = VehiclePorts &
  AddressPorts &
  ReviewsPorts &
  DraftPorts &
  DraftLinkRoutePorts &
  QuotePorts &
  ReturningPorts &
  BuyingPorts &
  SessionPorts

type ReturningPorts = RetrievalPorts &
  LinkPorts &
  AggregatorPorts &
  SiteRoutePorts & { quoteTokens: QuoteTokenStore }

type BuyingPorts = PaymentPorts & BankPorts & TakeUpSettings & RestartedQuotePorts & RenewalPorts

type QuotePorts = RatingPorts &
  ChangeRoutePorts &
  ContactPorts &
  DocumentPorts & { quotes: QuoteStore; contacts: ContactStore; arrivals: ArrivalStore }

/** Every call this build answers. A call of the contract whose action is not built yet is not here, and is not found. */
export function routes(ports: Ports): readonly Route[] {
  return [
    ...vehicleRoutes(ports),
    ...addressRoutes(ports),
    ...referenceDataRoutes(referenceData),
    ...reviewsRoutes(ports),
    ...draftRoutes(ports),
    ...draftLinkRoutes(ports),
    ...ratingRoutes(ports),
    ...changeRoutes(ports),
    ...contactRoutes(ports),
    ...previewRoutes(ports),
    ...receiptRoutes(ports),
    ...noClaimsScaleRoutes(ports),
    ...premiumRoutes(ports),
    ...retrievalRoutes(ports),
    ...linkRoutes(ports),
    ...siteRoutes(ports),
    ...aggregatorQuoteRoutes(ports),
    ...documentRoutes(ports),
    ...bankRoutes(ports),
    ...paymentDateRoutes(ports),
    ...clientIpRoutes(),
    ...cardClientRoutes(ports),
    ...intentRoutes(ports),
    ...takeUpRoutes(ports),
    ...purchaseRoutes(ports),
    ...restartedQuoteRoutes(ports),
    ...subscriptionRoutes(ports),
    ...sessionRoutes(ports),
  ]
}
