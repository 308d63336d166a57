/** Calls that answer alike. */

const rating = (does: string) =>
  ['PrivateCar', 'CommercialVehicle', 'TelematicsVehicle', 'Impound', 'Taxi'].map(
    (line) => `${does}${line}Quote`,
  )
export const generate = rating('Generate')
export const rateAgain = rating('RateExisting')
export const changes = ['RepriceQuoteWithAddOnsQuote', 'RemoveAddOn', 'UpdateNoClaimsProtection']
export const contact = ['UpdateContactPreferences']
export const prepare = ['MakePaymentIntentV1', 'MakePaymentIntentV2']
export const takeUp = ['TakeUpQuoteV1', 'TakeUpQuoteV2', 'RestartPolicy']
export const payment = [...prepare, ...takeUp]
export const check = ['GetQuoteDpaCheck', 'QuoteDpaCheckByBody']
export const reminder = ['QuoteReminderDpaCheck', 'QuoteReminderDpaCheckByBody']
export const token = ['GetQuote', 'GetPricingDetails']
/** The press on an emailed link. */
export const emailed = ['OpenQuoteLink']
export const premium = ['GetQuotePremium']
export const site = ['GetAggregatorQuoteDetails', 'GetAggregatorCommercialVehicleQuoteDetails']
export const beforePaying = ['GetClientData', 'GetPaymentDate']
export const bankCheck = ['CheckBankDetails']
export const asides = ['GetPriceReceipt', 'GetNoClaimsScale', 'GetQuoteDocuments']
export const silent = ['SetRestartedQuoteTakenUp', 'SetRestartedQuoteViewed', 'SetRestartedQuoteDPAVisit']

/** Every call about a quote that the customer is in the middle of. */
export const underWay = [
  ...rateAgain,
  ...changes,
  'PreviewQuote',
  ...contact,
  ...payment,
  'SetVehicleRegistration',
]
