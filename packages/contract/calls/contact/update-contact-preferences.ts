import * as z from 'zod/mini'
import { call } from '../../call'
import { MOST_ADD_ONS, selectedAddOn } from '../../entities/add-on'
import { contactDetails } from '../../entities/contact-details'
import { thirtyDayQuoteDetails, underwritingOutcome } from '../../entities/underwriting-outcome'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { licenceNumber, personName } from '../../wire/customer-fields'
import { date } from '../../wire/dates'
import { pounds, yesNo } from '../../wire/fields'
import { outcomeId, quoteReference } from '../../wire/identifiers'
import { given, listOf, sent } from '../../wire/objects'

/** A whole outcome comes back when the price is another one or had to be worked out again, otherwise only the two ids (D-164). */
export const updateContactPreferences = call({
  name: 'UpdateContactPreferences',
  requirement: 'API-13',
  summary: 'Keeps the purchase form and rates the quote again where it changed something rated.',
  description:
    'The whole outcome comes back when the price has changed or had to be worked out again, otherwise only the two ids.',
  access: 'session',
  method: 'PUT',
  path: '/api/v1/Contact/UpdateContactPreferences',
  body: sent({
    quoteReference,
    /** The outcome its page shows. When the quote is at another one, as a second tab may leave it, the whole outcome comes back. */
    underwritingResponseId: z.optional(outcomeId),
    contactDetails,
    licenceNumber: z.optional(licenceNumber),
    additionalDriverDetails: z.optional(
      listOf(
        sent({
          firstName: personName,
          lastName: personName,
          dateOfBirth: date,
          driverLicenceNumber: z.optional(licenceNumber),
        }),
        10,
      ),
    ),
    selectedAddOns: listOf(selectedAddOn, MOST_ADD_ONS),
    /** Wins over the one among the contact details (D-165). */
    annualIncome: z.optional(pounds),
  }),
  replies: {
    200: given({
      hasPriceChanged: yesNo,
      optionId: outcomeId,
      underwritingOutcomeResponseId: outcomeId,
      thirtyDayQuoteDetails: z.optional(thirtyDayQuoteDetails),
      underwritingOutcome: z.optional(underwritingOutcome),
    }),
  },
  problems: { 404: quoteNotFound, 409: [...quoteClosed, 'QUOTE_MISMATCH'] },
})
