import { referenceData } from '@milepost/domain/lists/reference-data'
import type { ArrivalStore } from '../aggregator/ports'
import {
  type AggregatorPorts,
  aggregatorQuoteRoutes,
  type SiteRoutePorts,
  siteRoutes,
} from '../aggregator/routes'
import { type DraftLinkRoutePorts, draftLinkRoutes } from '../draft/link-routes'
import { type DraftPorts, draftRoutes } from '../draft/routes'
import {
  type AddressPorts,
  addressRoutes,
  type ReviewsPorts,
  referenceDataRoutes,
  reviewsRoutes,
  type VehiclePorts,
  vehicleRoutes,
} from '../lookup/routes'
import type { PaymentPorts } from '../payment/ports'
import type { TakeUpSettings } from '../payment/purchase-dto'
import {
  type BankPorts,
  bankRoutes,
  cardClientRoutes,
  clientIpRoutes,
  paymentDateRoutes,
} from '../payment/routes'
import { intentRoutes, takeUpRoutes } from '../payment/take-up-routes'
import type { Route } from '../platform/http/route'
import type { SessionPorts } from '../platform/session/end-session'
import { sessionRoutes } from '../platform/session/routes'
import { purchaseRoutes } from '../policy/routes'
import { type ChangeRoutePorts, changeRoutes } from '../quote/change-routes'
import { contactRoutes } from '../quote/contact-routes'
import { documentRoutes } from '../quote/document-routes'
import {
  noClaimsScaleRoutes,
  premiumRoutes,
  previewRoutes,
  receiptRoutes,
} from '../quote/explain-price-routes'
import type { ContactStore, QuoteStore } from '../quote/ports'
import { type PriceQuotePorts, priceQuoteRoutes } from '../quote/price-quote-routes'
import type { DocumentPorts } from '../quote/quote-documents'
import type { ContactPorts } from '../quote/save-contact'
import type { ReferralStore } from '../referral/ports'
import { referralRoutes } from '../referral/routes'
import type { RenewalPorts } from '../renewal/ports'
import { subscriptionRoutes } from '../renewal/routes'
import { type RestartedQuotePorts, restartedQuoteRoutes } from '../restart/routes'
import { type LinkPorts, linkRoutes } from '../retrieval/link-routes'
import type { QuoteTokenStore } from '../retrieval/ports'
import { type RetrievalPorts, retrievalRoutes } from '../retrieval/routes'
import { type VisitRoutePorts, visitRoutes } from '../visit/routes'

/** What the routes need from outside. */
export type Ports = VehiclePorts &
  AddressPorts &
  ReviewsPorts &
  DraftPorts &
  DraftLinkRoutePorts &
  QuotePorts &
  ReturningPorts &
  PurchasePorts &
  VisitRoutePorts &
  SessionPorts & { referrals: Pick<ReferralStore, 'move' | 'findLink' | 'findReferral'> }

type ReturningPorts = RetrievalPorts &
  LinkPorts &
  AggregatorPorts &
  SiteRoutePorts & { quoteTokens: QuoteTokenStore }

type PurchasePorts = PaymentPorts & BankPorts & TakeUpSettings & RestartedQuotePorts & RenewalPorts

type QuotePorts = PriceQuotePorts &
  ChangeRoutePorts &
  ContactPorts &
  DocumentPorts & { quotes: QuoteStore; contacts: ContactStore; arrivals: ArrivalStore }

/** Every call this build answers. A call of the contract without an action is not here and is answered 404. */
export function routes(ports: Ports): readonly Route[] {
  return [
    ...vehicleRoutes(ports),
    ...addressRoutes(ports),
    ...referenceDataRoutes(referenceData),
    ...reviewsRoutes(ports),
    ...draftRoutes(ports),
    ...draftLinkRoutes(ports),
    ...priceQuoteRoutes(ports),
    ...changeRoutes(ports),
    ...contactRoutes(ports),
    ...previewRoutes(ports),
    ...receiptRoutes(ports),
    ...noClaimsScaleRoutes(ports),
    ...premiumRoutes(ports),
    ...retrievalRoutes(ports),
    ...linkRoutes(ports),
    ...referralRoutes(ports),
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
    ...visitRoutes(ports),
  ]
}
