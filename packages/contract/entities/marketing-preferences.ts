import { yesNo } from '../wire/fields'
import { given, sent } from '../wire/objects'

const fields = { emailOptIn: yesNo, phoneOptIn: yesNo, smsOptIn: yesNo }

/** By which ways the customer may be told of offers; true is consent, a ticked opt-out box sends false (DAT-01, D-100). */
export const marketingPreferencesInput = sent(fields)

export const marketingPreferences = given(fields)
