import { updateContactPreferences } from '@milepost/contract/calls/quote'
import type { FieldProblem } from '@milepost/contract/problem'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { parseEmail } from '@milepost/domain/values/email'
import { isMaskedEmail, isMaskedPhone } from '@milepost/domain/values/masked'
import { fromPounds } from '@milepost/domain/values/pence'
import { parsePhone } from '@milepost/domain/values/phone'
import { refuse, refuseField } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { scopeOf } from '../platform/http/tenancy.ts'
import { quoteRefusal } from './refusals.ts'
import { outcomeDto, type ResultsSettings, resultsDto } from './results-dto.ts'
import { type ContactPorts, saveContact } from './save-contact.ts'

/**
 * API-13. Returns a whole outcome when the price or the outcome on the page has changed; otherwise only the ids to buy it by
 * (D-164).
 */
export function contactRoutes(ports: ContactPorts & ResultsSettings): readonly Route[] {
  return [
    route(updateContactPreferences, async ({ body, tenancy }, { session }) => {
      const { contactDetails: sent } = body
      const errors = [...contactErrors(sent), ...incomeErrors(body)]
      if (errors.length > 0) return refuse('VALIDATION_ERROR', { errors })
      const income = body.annualIncome ?? sent.annualIncome
      const outcome = await saveContact(
        {
          ...scopeOf(tenancy),
          reference: body.quoteReference,
          session,
          contact: {
            email: sent.contactEmail,
            phone: storedPhone(sent.contactPhoneNumber),
            marketing: {
              emailOptIn: sent.marketingPreferenceEmail,
              phoneOptIn: sent.marketingPreferencePhone,
              smsOptIn: sent.marketingPreferenceSms,
            },
            documentsByPost: sent.sendPolicyDocumentsByPost,
            annualIncome: income === undefined ? undefined : fromPounds(income),
          },
          licenceNumber: body.licenceNumber,
          drivers: (body.additionalDriverDetails ?? []).map(({ driverLicenceNumber, ...driver }) => ({
            ...driver,
            licenceNumber: driverLicenceNumber,
          })),
          addOns: body.selectedAddOns.map(({ underwrittenDataPointId: dataPointId, code }) => ({
            dataPointId,
            code,
          })),
        },
        ports,
      )
      if (outcome.kind === 'unknown-driver')
        return refuseField(
          `body.additionalDriverDetails.${outcome.at}`,
          'This quote has no driver of that name and birth',
        )
      if (outcome.kind === 'unknown-contact') return unknownContact[outcome.of]
      if (outcome.kind !== 'kept') return quoteRefusal(outcome, fieldOfForm)
      const { assessment, outcomeId } = outcome.quote.current
      const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
      const { thirtyDayQuoteDetails } = resultsDto(outcome, ports)
      const isUnseen = (body.underwritingResponseId ?? outcomeId) !== outcomeId
      return answer(200, {
        hasPriceChanged: outcome.hasPriceChanged,
        optionId: option?.optionId ?? outcomeId,
        underwritingOutcomeResponseId: outcomeId,
        ...((outcome.hasPriceChanged || isUnseen) && {
          underwritingOutcome: outcomeDto(assessment.outcome),
          ...(thirtyDayQuoteDetails && { thirtyDayQuoteDetails }),
        }),
      })
    }),
  ]
}

/** A masked value from another quote, or an invented one. */
const unknownContact = {
  email: refuseField('body.contactDetails.contactEmail', 'Please enter a valid email'),
  phone: refuseField('body.contactDetails.contactPhoneNumber', 'Please enter a valid number'),
} as const

type Income = { annualIncome?: number | undefined }
type Sent = { contactEmail: string; contactPhoneNumber: string }

/** The form's own rules. Rules that depend on the quote, masked addresses included, are validated there (BUY-06, BUY-08). */
function contactErrors({ contactEmail, contactPhoneNumber }: Sent): readonly FieldProblem[] {
  const errors: FieldProblem[] = []
  const email = parseEmail(contactEmail)
  if (!email.ok && !isMaskedEmail(contactEmail))
    errors.push({ field: 'body.contactDetails.contactEmail', message: email.message })
  const phone = parsePhone(contactPhoneNumber)
  if (!phone.ok && !isMaskedPhone(contactPhoneNumber))
    errors.push({ field: 'body.contactDetails.contactPhoneNumber', message: phone.message })
  return errors
}

/** In its stored form (D-260); a masked one stays as shown. */
function storedPhone(sent: string): string {
  const phone = parsePhone(sent)
  return phone.ok ? phone.value : sent
}

/** It may be sent in either of two places, by the same rule (BUY-08, D-165). */
function incomeErrors({ annualIncome, contactDetails }: Income & { contactDetails: Income }) {
  const message = 'Annual income must be a positive amount'
  return [
    ...(annualIncome === 0 ? [{ field: 'body.annualIncome', message }] : []),
    ...(contactDetails.annualIncome === 0 ? [{ field: 'body.contactDetails.annualIncome', message }] : []),
  ]
}

/** The form field of a licence number; anything else is an earlier answer that is no longer valid. */
function fieldOfForm({ field }: Missing): string {
  if (field === 'proposerDetails.licenceNumber') return 'body.licenceNumber'
  const driver = /^additionalDrivers\.(\d+)\.licenceNumber$/.exec(field)
  return driver ? `body.additionalDriverDetails.${driver[1]}.driverLicenceNumber` : `quote.${field}`
}
