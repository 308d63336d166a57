import { CHECK_WAIT_MINUTES } from '@milepost/domain/quote/time-limits'

/**
 * The messages of failed calls that leave the customer on the page. The specification's texts verbatim, misspellings included
 * (D-052).
 */
export const errorWords = {
  /** ERR-02: the quote was changed elsewhere, or the details do not match it (D-245). */
  quoteMismatch: 'There was a problem with your quote. Please try again.',
  /** RMD-06, on the reminder page only (D-245). */
  reminderMismatch: 'Some of the details provided do not match the information in your quote.',
  /** ERR-03: nothing found for a comparison site's link, a token or a check (D-246). */
  noSession: 'Unable to create a session',
  noQuote: 'Unable to find quote',
  /** ERR-04 */
  validation: 'Validation error.',
  /** RET-06: one message for every failure (D-247). */
  notRetrieved: 'Unable to retrieve quote. Please check your details and try again.',
  /** Shown with every failed check: useful to an owner who is locked out, and reveals nothing to an attacker (D-263). */
  afterSeveralTries: `After several tries, you need to wait ${CHECK_WAIT_MINUTES} minutes or ask for a link by email.`,
  /** RST-04 */
  policyNotFound: 'Unable to find policy with the details provided.',
  /** RST-03 (D-221) */
  premiumNotLoaded:
    "We couldn't load your price just now. You can still continue by confirming your details.",
  /** ADR-05 */
  addressNotSearched: 'There was a problem searching, please enter your address below',
  /** ADR-06 (D-087) */
  addressNotFetched: 'Error fetching address',
  /** DDM-23 */
  sortCodeNotChecked: "We couldn't check your bank details. Please delete your sort code and enter it again",
  accountNumberNotChecked:
    "We couldn't check your bank details. Please delete your account number and enter it again",
  /** ERR-17 */
  notPrepared: 'There was a problem preparing your payment.',
  /** ERR-18 */
  invalidCard: 'Invalid card details',
  /** ERR-19 */
  noPaymentMethod: 'Please ensure your payment details have been entered correctly.',
  /** ERR-20 */
  purchaseFailed: 'There has been an error with your quote purchase. Please try again.',
  /** ERR-21 */
  noDeviceData: 'We where unable to authenticate payment. Please try again.',
  /** ERR-24 (D-214) */
  quoteMissing: "We couldn't find your quote. Please start again.",
  startMissing: 'Please choose a start date for your cover.',
  noPaymentOptions: 'No payment options are available for this quote. Please call us.',
  /** ERR-25 (D-214): includes the brand's phone number. */
  paymentProblem: 'There was a problem taking your payment. Please try again or call {phone}.',
  /** ERR-27 */
  addOnFailed: 'Unable to process quote with add-on. Please try again.',
  /** ERR-28 */
  protectionFailed: 'Unable to process quote with no claims protection. Please try again.',
  /** ERR-29 */
  breakdownNotAdded: 'Unable to add break down cover',
  breakdownNotRemoved: 'Unable to remove break down cover',
  /** ERR-30 */
  keyCareNotAdded: 'Unable to add key care',
  keyCareNotRemoved: 'Unable to remove key care',
  /** ERR-31 */
  registrationNotSet: 'Unable to update vehicle registration.',
  /** ERR-32 */
  vehicleNotRequoted:
    'Unable to submit your vehicle details for re-quote, please contact our support team on web chat',
} as const
