import { errorWords } from '@milepost/contract/error-words'
import { type ProblemCode, paymentRefused, quoteEndPages } from '@milepost/contract/problem'
import { paymentCodeWords } from '@milepost/domain/payment/failure'
import { paths } from '../paths'

/** Where a code leads: to a page, to words where the customer stands, or on without a word: why. */
export type Leads = { page: string } | { words: string } | { silent: string }

/** What a call may answer and what the customer sees of it: one row of the catalogue. */
export type ErrorRow = {
  requirement: string
  calls: readonly string[]
  /** The code of the answer; a status where it carries none, as 204. */
  code: ProblemCode | '204'
  leads: Leads
}

const page = (code: keyof typeof quoteEndPages): Leads => ({ page: quoteEndPages[code] })
const says = (words: string): Leads => ({ words })

/** Calls that answer alike. */

const rating = (does: string) =>
  ['PrivateCar', 'CommercialVehicle', 'TelematicsVehicle', 'Impound', 'Taxi'].map(
    (line) => `${does}${line}Quote`,
  )
const rateAgain = rating('RateExisting')
const changes = ['RepriceQuoteWithAddOnsQuote', 'RemoveAddOn', 'UpdateNoClaimsProtection']
const contact = ['UpdateContactPreferences']
const prepare = ['MakePaymentIntentV1', 'MakePaymentIntentV2']
const takeUp = ['TakeUpQuoteV1', 'TakeUpQuoteV2', 'RestartPolicy']
const payment = [...prepare, ...takeUp]

/** Every call about a quote that the customer is in the middle of. */
const underWay = [...rateAgain, ...changes, 'PreviewQuote', ...contact, ...payment, 'SetVehicleRegistration']
const beforePaying = ['GetClientData', 'GetPaymentDate']
const check = ['GetQuoteDpaCheck', 'QuoteDpaCheckByBody']
const site = ['GetAggregatorQuoteDetails', 'GetAggregatorCommercialVehicleQuoteDetails']
const premium = ['GetQuotePremium']
const token = ['GetQuote', 'GetPricingDetails']
/** The press on an emailed link. */
const emailed = ['OpenQuoteLink']
const generate = rating('Generate')
const reminder = ['QuoteReminderDpaCheck', 'QuoteReminderDpaCheckByBody']
const bankCheck = ['CheckBankDetails']
const asides = ['GetPriceReceipt', 'GetNoClaimsScale', 'GetQuoteDocuments']

/** Codes of a quote lead to its end, whichever call met them (NAV-32 to NAV-36). */
const endPages: readonly ErrorRow[] = [
  ...(['QUOTE_DECLINED', 'QUOTE_REFERRED'] as const).map((code) => ({
    requirement: 'NAV-32',
    calls: underWay,
    code,
    leads: page(code),
  })),
  {
    requirement: 'NAV-33',
    calls: [...underWay, ...beforePaying, ...check, ...site, 'ResumeQuote', ...premium],
    code: 'QUOTE_ALREADY_TAKEN_UP',
    leads: page('QUOTE_ALREADY_TAKEN_UP'),
  },
  {
    requirement: 'ERR-07, NAV-38',
    calls: [...token, ...emailed],
    code: 'QUOTE_TAKEN_UP',
    leads: page('QUOTE_TAKEN_UP'),
  },
  {
    requirement: 'NAV-34, ERR-07',
    calls: [...underWay, ...beforePaying, ...check, ...token, ...emailed, ...site, 'ResumeQuote', ...premium],
    code: 'QUOTE_EXPIRED',
    leads: page('QUOTE_EXPIRED'),
  },
  {
    requirement: 'NAV-35',
    calls: [
      ...generate,
      ...underWay,
      ...beforePaying,
      ...check,
      ...reminder,
      ...token,
      ...emailed,
      ...site,
      'ResumeQuote',
      ...premium,
    ],
    code: 'QUOTE_LOCKED',
    leads: page('QUOTE_LOCKED'),
  },
  {
    requirement: 'NAV-36, D-242',
    calls: [...payment, ...beforePaying, ...bankCheck, ...contact, ...token],
    code: 'QUOTE_NOT_FOUND',
    leads: page('QUOTE_NOT_FOUND'),
  },
  {
    requirement: 'NAV-36, D-242',
    calls: [...generate, ...rateAgain],
    code: 'INTERNAL_ERROR',
    leads: page('INTERNAL_ERROR'),
  },
  {
    requirement: 'NAV-36, D-242',
    calls: [...generate, ...rateAgain],
    code: 'ICE_ERROR',
    leads: page('ICE_ERROR'),
  },
  {
    requirement: 'D-142',
    calls: rateAgain,
    code: 'QUOTE_NOT_FOUND',
    leads: { silent: 'The answers become a quote of their own, and that one is priced' },
  },
  {
    requirement: 'D-142',
    calls: rateAgain,
    code: 'QUOTE_MISMATCH',
    leads: { silent: 'The answers become a quote of their own, and that one is priced' },
  },
]

/** The customer stays and reads why. */
const messages: readonly ErrorRow[] = [
  { requirement: 'ERR-02', calls: contact, code: 'QUOTE_MISMATCH', leads: says(errorWords.quoteMismatch) },
  {
    requirement: 'ERR-02, RMD-06',
    calls: reminder,
    code: 'QUOTE_MISMATCH',
    leads: says(errorWords.reminderMismatch),
  },
  {
    requirement: 'ERR-08, D-244',
    calls: reminder,
    code: 'QUOTE_INELIGIBLE',
    leads: { page: `${paths.quoteExpired} when it is past its expiry, otherwise ${paths.error}` },
  },
  { requirement: 'ERR-03, RET-06', calls: check, code: '204', leads: says(errorWords.notRetrieved) },
  {
    requirement: 'ERR-06, RET-06',
    calls: check,
    code: 'QUOTE_NOT_FOUND',
    leads: says(errorWords.notRetrieved),
  },
  {
    requirement: 'RST-04, on the restart page',
    calls: check,
    code: '204',
    leads: says(errorWords.policyNotFound),
  },
  { requirement: 'ERR-03', calls: ['GetQuote'], code: '204', leads: says(errorWords.noQuote) },
  { requirement: 'ERR-03', calls: site, code: '204', leads: says(errorWords.noSession) },
  { requirement: 'ERR-04', calls: contact, code: 'VALIDATION_ERROR', leads: says(errorWords.validation) },
  {
    requirement: 'ERR-04, ERR-15',
    calls: prepare,
    code: 'VALIDATION_ERROR',
    leads: says(errorWords.validation),
  },
  {
    requirement: 'BUY-19, F30',
    calls: contact,
    code: 'INTERNAL_ERROR',
    leads: { page: paths.decline },
  },
  ...(['addOnFailed', 'protectionFailed', 'breakdownNotAdded', 'keyCareNotAdded'] as const).map((words) => ({
    requirement: 'ERR-27 to ERR-30',
    calls: changes,
    code: 'INTERNAL_ERROR' as const,
    leads: says(errorWords[words]),
  })),
  ...(['QUOTE_MISMATCH', 'QUOTE_NOT_FOUND'] as const).map((code) => ({
    requirement: 'ERR-27 to ERR-30',
    calls: [...changes, 'PreviewQuote'],
    code,
    leads: says(errorWords.addOnFailed),
  })),
]

const CHARGED = 'Whether money was taken is asked of the server before anything is said (F12)'

/** A payment's own codes show a message and never lead away (NAV-37). */
const paymentMessages: readonly ErrorRow[] = [
  // In the order the specification lists them, from ERR-10 on.
  ...paymentRefused.map((code, place) => ({
    requirement: `ERR-1${place}`,
    calls: payment,
    code,
    leads: says(paymentCodeWords[code]),
  })),
  { requirement: 'ERR-17', calls: prepare, code: 'INTERNAL_ERROR', leads: says(errorWords.notPrepared) },
  {
    requirement: 'ERR-17',
    calls: prepare,
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.notPrepared),
  },
  { requirement: 'ERR-20', calls: takeUp, code: 'INTERNAL_ERROR', leads: { silent: CHARGED } },
  { requirement: 'ERR-20', calls: takeUp, code: 'PROVIDER_UNAVAILABLE', leads: { silent: CHARGED } },
  { requirement: 'F5', calls: payment, code: 'CONFLICT', leads: { silent: CHARGED } },
  {
    requirement: 'F7',
    calls: payment,
    code: 'QUOTE_MISMATCH',
    leads: { silent: 'The price is fetched anew and shown before anything is paid' },
  },
]

/** A restart never becomes another quote. */
const CHECKED_AGAIN = { silent: 'The check of the restart opens the quote anew' }

const silent = ['SetRestartedQuoteTakenUp', 'SetRestartedQuoteViewed', 'SetRestartedQuoteDPAVisit']

/** Coming back to a vehicle or a policy. */
const retrievalRows: readonly ErrorRow[] = [
  {
    requirement: 'ERR-05, ERR-31',
    calls: ['SetVehicleRegistration'],
    code: 'QUOTE_FAILED',
    leads: says(errorWords.registrationNotSet),
  },
  {
    requirement: 'ERR-31',
    calls: ['SetVehicleRegistration'],
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.registrationNotSet),
  },
  {
    requirement: 'D-040',
    calls: ['SetVehicleRegistration'],
    code: 'QUOTE_NOT_FOUND',
    leads: CHECKED_AGAIN,
  },
  ...(['QUOTE_NOT_FOUND', 'QUOTE_MISMATCH'] as const).map((code) => ({
    requirement: 'D-040, of a restart',
    calls: [...rateAgain, ...contact],
    code,
    leads: CHECKED_AGAIN,
  })),
  {
    requirement: 'ERR-32',
    calls: rateAgain,
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.vehicleNotRequoted),
  },
  {
    requirement: 'RST-03, D-221',
    calls: ['GetQuotePremium'],
    code: 'QUOTE_NOT_FOUND',
    leads: says(errorWords.premiumNotLoaded),
  },
  ...silent.map((name) => ({
    requirement: 'RST-10',
    calls: [name],
    code: 'QUOTE_NOT_FOUND' as const,
    leads: { silent: 'Told to the error report and to nobody else' },
  })),
]

const STAYS = 'The part that could not be fetched says so and offers to try again; the price stands'

/** What stands beside a price or a policy. */
const optionalParts: readonly ErrorRow[] = [
  ...(
    [
      'QUOTE_NOT_FOUND',
      'QUOTE_LOCKED',
      'QUOTE_EXPIRED',
      'QUOTE_ALREADY_TAKEN_UP',
      'QUOTE_DECLINED',
      'QUOTE_REFERRED',
    ] as const
  ).map((code) => ({ requirement: 'ERR-06', calls: asides, code, leads: { silent: STAYS } })),
  {
    requirement: 'ERR-06',
    calls: ['DownloadDocumentById'],
    code: 'DOCUMENT_NOT_FOUND',
    leads: { silent: STAYS },
  },
  {
    requirement: 'ERR-06',
    calls: ['GetPolicyDocumentsByPolicyReference'],
    code: 'POLICY_NOT_FOUND',
    leads: { silent: STAYS },
  },
  ...(
    [
      ['GetSubscription', 'POLICY_NOT_FOUND'],
      ['StopRenewal', 'POLICY_NOT_FOUND'],
      ['StopEmails', 'NOT_FOUND'],
    ] as const
  ).map(([name, code]) => ({
    requirement: 'SUB-06',
    calls: [name],
    code,
    leads: { silent: 'The page says that its link does not work, and how to have a new one or whom to call' },
  })),
  {
    requirement: 'D-046',
    calls: ['ResumeDraft', 'OpenDraftLink'],
    code: 'QUOTE_NOT_FOUND',
    leads: { silent: 'The saved quote is not opened, in words of its own page' },
  },
  {
    requirement: 'AGG-04',
    calls: ['OpenQuoteLink'],
    code: 'QUOTE_NOT_FOUND',
    leads: { silent: 'The start says that the link does not work, and has a new one emailed' },
  },
  {
    requirement: 'D-046',
    calls: ['SaveDraft'],
    code: 'CONFLICT',
    leads: { silent: 'A dialog asks which tab counts' },
  },
  ...['GetVehicleDetailsByVrm', ...generate].map((name) => ({
    requirement: 'VEH-08',
    calls: [name],
    code: 'PROVIDER_UNAVAILABLE' as const,
    leads: { silent: 'The look-up says so and can be tried again; the answers stay' },
  })),
  {
    requirement: 'ADR-05',
    calls: ['SearchAddress'],
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.addressNotSearched),
  },
  ...(['PROVIDER_UNAVAILABLE', 'NOT_FOUND'] as const).map((code) => ({
    requirement: 'ADR-06',
    calls: ['GetFullAddress'],
    code,
    leads: says(errorWords.addressNotFetched),
  })),
  {
    requirement: 'DDM-23',
    calls: ['CheckBankDetails'],
    code: 'PROVIDER_UNAVAILABLE',
    leads: says(errorWords.sortCodeNotChecked),
  },
]

/** The whole catalogue: code and call to words or page (ERR-01 to ERR-33). */
export const errorRows: readonly ErrorRow[] = [
  ...endPages,
  ...messages,
  ...paymentMessages,
  ...retrievalRows,
  ...optionalParts,
]
