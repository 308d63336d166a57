import type { PurchaseDetails } from '@milepost/domain/purchase/purchase-questions'
import { type MarketingPreferences, permitted } from '@milepost/domain/quote/marketing-preferences'
import type { ContactReply, ContactRequest } from '../api/contact.ts'
import type { Results } from '../api/pricing.ts'
import { journey } from '../brands/current.ts'

/** The contact details in the API's shape (API-13, DAT-27). */
export function contactDetails(
  { contactEmail, contactPhoneNumber }: Pick<PurchaseDetails, 'contactEmail' | 'contactPhoneNumber'>,
  { marketing, documentsByPost }: { marketing: MarketingPreferences; documentsByPost: boolean },
): ContactRequest['contactDetails'] {
  const { smsOptIn, emailOptIn, phoneOptIn } = permitted(marketing, journey)
  return {
    contactEmail: contactEmail ?? '',
    contactPhoneNumber: contactPhoneNumber ?? '',
    marketingPreferenceSms: smsOptIn,
    marketingPreferenceEmail: emailOptIn,
    marketingPreferencePhone: phoneOptIn,
    sendPolicyDocumentsByPost: documentsByPost,
  }
}

/** The same outcome with the ids it is now bought under (BUY-15). */
export function outcomeWithIds(
  outcome: Results['underwritingOutcome'],
  { optionId, underwritingOutcomeResponseId }: ContactReply,
): Results['underwritingOutcome'] {
  const [first, ...others] = outcome.underwrittenOptions
  return {
    ...outcome,
    underwritingOutcomeResponseId,
    underwrittenOptions: first ? [{ ...first, optionId }, ...others] : [],
  }
}
