import { referenceData } from '@milepost/domain/lists/reference-data'
import {
  type AggregatorPorts,
  aggregatorQuoteRoutes,
  type SiteRoutePorts,
  siteRoutes,
} from '../aggregator/routes.ts'
import { type DraftLinkRoutePorts, draftLinkRoutes } from '../draft/link-routes.ts'
import { type DraftPorts, draftRoutes } from '../draft/routes.ts'
import {
  type AddressPorts,
  addressRoutes,
  type ReviewsPorts,
  referenceDataRoutes,
  reviewsRoutes,
  type VehiclePorts,
  vehicleRoutes,
} from '../lookup/routes.ts'
import type { Route } from '../platform/http/route.ts'
import type { SessionPorts } from '../platform/session/end-session.ts'
import { sessionRoutes } from '../platform/session/routes.ts'
import type { PaymentPorts } from '../purchase/attempt/ports.ts'
import {
  type BankPorts,
  bankRoutes,
  cardClientRoutes,
  clientIpRoutes,
  paymentDateRoutes,
} from '../purchase/attempt/routes.ts'
import { documentRoutes } from '../purchase/policy/document-routes.ts'
import { purchaseRoutes } from '../purchase/policy/routes.ts'
import type { TakeUpSettings } from '../purchase/take-up/purchase-dto.ts'
import { intentRoutes, takeUpRoutes } from '../purchase/take-up/take-up-routes.ts'
import { type ChangeRoutePorts, changeRoutes } from '../quote/change-routes.ts'
import { contactRoutes } from '../quote/contact-routes.ts'
import { quoteDocumentRoutes } from '../quote/document-routes.ts'
import {
  noClaimsScaleRoutes,
  premiumRoutes,
  previewRoutes,
  receiptRoutes,
} from '../quote/explain-price-routes.ts'
import type { ContactStore, QuoteStore } from '../quote/ports.ts'
import { type PriceQuotePorts, priceQuoteRoutes } from '../quote/price-quote-routes.ts'
import type { DocumentPorts } from '../quote/quote-documents.ts'
import type { ContactPorts } from '../quote/save-contact.ts'
import type { ReferralStore } from '../referral/ports.ts'
import { referralRoutes } from '../referral/routes.ts'
import type { RenewalPorts } from '../renewal/ports.ts'
import { subscriptionRoutes } from '../renewal/routes.ts'
import { type RestartedQuotePorts, restartedQuoteRoutes } from '../restart/routes.ts'
import { type LinkPorts, linkRoutes } from '../retrieval/link-routes.ts'
import type { ArrivalStore, QuoteTokenStore } from '../retrieval/ports.ts'
import { type RetrievalPorts, retrievalRoutes } from '../retrieval/routes.ts'
import { type VisitRoutePorts, visitRoutes } from '../visit/routes.ts'

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
    ...quoteDocumentRoutes(ports),
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
