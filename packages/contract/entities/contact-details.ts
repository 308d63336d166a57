import * as z from 'zod/mini'
import { email, phoneNumber } from '../wire/customer-fields'
import { pounds, yesNo } from '../wire/fields'
import { sent } from '../wire/objects'

/** How to reach the customer, and by which ways offers may be sent (DAT-27). Consent is never assumed from a missing field. */
export const contactDetails = sent({
  contactEmail: email,
  contactPhoneNumber: phoneNumber,
  marketingPreferenceSms: yesNo,
  marketingPreferenceEmail: yesNo,
  marketingPreferencePhone: yesNo,
  sendPolicyDocumentsByPost: z._default(yesNo, false),
  /** Also sent beside these; that one wins (D-165). */
  annualIncome: z.optional(pounds),
})
