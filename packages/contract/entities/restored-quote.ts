import { productCodes } from '@milepost/domain/terms/identity'
import * as z from 'zod/mini'
import { instant } from '../wire/dates'
import { oneOf, pounds, text, yesNo } from '../wire/fields'
import { outcomeId, quoteReference } from '../wire/identifiers'
import { given } from '../wire/objects'
import { paymentProvider } from '../wire/payment-fields'
import { quote } from './quote'
import { thirtyDayQuoteDetails, underwritingOutcome } from './underwriting-outcome'
import { vehicleLookupResult } from './vehicle-lookup-result'

/** Where answers come from that the customer did not give on our pages, by their place. */
const provenance = z.record(text(200), oneOf(['looked-up', 'comparison-site', 'assumed']))

/** What the visitor of a comparison site was shown when they chose us. */
const priceShown = given({ inFull: z.optional(pounds), perMonth: z.optional(pounds), at: instant })

const fields = {
  /** Its own, whatever product it was asked for by: PC finds them all (D-004). */
  product: oneOf(productCodes),
  quoteDetails: quote,
  /** What the look-up told of its vehicle, so that it can be shown again without another. */
  vehicleInfo: z.optional(vehicleLookupResult),
  metaData: given({ quoteRef: quoteReference, expiryDate: instant }),
  underwritingOutcome,
  thirtyDayQuoteDetails: z.optional(thirtyDayQuoteDetails),
  paymentProvider,
  licenceNumberRequired: yesNo,
  isLatestFullyPricedQuote: z.optional(yesNo),
  /** Made from a cancelled policy, to take it up again (SEC-05, D-040). */
  isRestart: z.optional(yesNo),
  /** Which comparison site it came from, if any (DAT-33). */
  sourceOfBusiness: z.optional(text(100)),
  provenance: z.optional(provenance),
  priceShown: z.optional(priceShown),
  telematicsDeviceProvider: z.optional(text(100)),
  affordabilityCheck: yesNo,
  selectedOption: z.optional(outcomeId),
  totalCompulsoryExcess: z.optional(pounds),
}

/** A quote given back after a passed check or by its token. */
export const restoredQuote = given(fields)

/** A quote handed over by a comparison site. */
export const aggregatorQuote = given(fields)
