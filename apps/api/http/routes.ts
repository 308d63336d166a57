import { referenceData } from '@milepost/domain/lists/reference-data'
import type { PaymentPorts } from '../actions/payment/payment-ports'
import type { ContactPorts } from '../actions/quote/keep-contact'
import type { DocumentPorts } from '../actions/quote/quote-documents'
import type { ContactStore } from '../ports/contacts'
import type { QuoteStore } from '../ports/quotes'
import { type AddressPorts, addressRoutes } from './address'
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
import type { Route } from './route'
import { type VehiclePorts, vehicleRoutes } from './vehicle'

/** What the routed calls need of the world. */
export type Ports = VehiclePorts & AddressPorts & DraftPorts & DraftLinkRoutePorts & QuotePorts & BuyingPorts

type BuyingPorts = PaymentPorts & BankPorts & TakeUpSettings

type QuotePorts = RatingPorts &
  ChangeRoutePorts &
  ContactPorts &
  DocumentPorts & { quotes: QuoteStore; contacts: ContactStore }

/** Every call this build answers. A call of the contract whose action is not built yet is not here, and is not found. */
export function routes(ports: Ports): readonly Route[] {
  return [
    ...vehicleRoutes(ports),
    ...addressRoutes(ports),
    ...referenceDataRoutes(referenceData),
    ...draftRoutes(ports),
    ...draftLinkRoutes(ports),
    ...ratingRoutes(ports),
    ...changeRoutes(ports),
    ...contactRoutes(ports),
    ...previewRoutes(ports),
    ...receiptRoutes(ports),
    ...noClaimsScaleRoutes(ports),
    ...premiumRoutes(ports),
    ...documentRoutes(ports),
    ...bankRoutes(ports),
    ...paymentDateRoutes(ports),
    ...clientIpRoutes(),
    ...cardClientRoutes(ports),
    ...intentRoutes(ports),
    ...takeUpRoutes(ports),
    ...purchaseRoutes(ports),
  ]
}
