/** Calls that need no key, each with why that harms nobody. */
export const nobodys: Readonly<Record<string, string>> = {
  GetVehicleDetailsByVrm: 'About a vehicle, not its keeper; limited (safety T21)',
  GetVehicleMakes: 'A list for everybody',
  GetVehicleModels: 'A list for everybody',
  SearchAddress: 'Addresses, not who lives there; limited (safety T21)',
  GetFullAddress: 'Addresses, not who lives there; limited (safety T21)',
  GetReferenceData: 'Lists for everybody',
  GetReviews: 'What customers wrote for everybody to read (JRN-14)',
  KeepSession: 'Says that the asker’s own session is in use; tells nothing (END-11)',
  EndSession: 'Ends what the asker’s own session holds; tells nothing (END-11)',
  SaveDraft: 'Keeps what it is sent, under an id nobody can guess; tells a revision number (D-046)',
  RequestDraftLink: 'Tells the same whatever there is; the mail goes to the address in the draft (D-247)',
  RenewDraftLink: 'Tells the same whatever there is; the mail goes to the address in the draft (D-247)',
  HandOverDraft: 'Keeps what it is sent, for who sent it (END-01)',
  GeneratePrivateCarQuote: 'Makes a quote for who asks',
  GenerateCommercialVehicleQuote: 'Makes a quote for who asks',
  GenerateTelematicsVehicleQuote: 'Makes a quote for who asks',
  GenerateImpoundQuote: 'Makes a quote for who asks',
  GenerateTaxiQuote: 'Makes a quote for who asks',
  GetQuotePremium: 'Three figures and nothing else, as specified (D-253, safety T4)',
  RequestQuoteLink: 'Tells the same whatever there is; the mail goes to the address in the quote (D-247)',
  RenewQuoteLink: 'Tells the same whatever there is; the mail goes to the address in the quote (D-247)',
  RequestRenewalLink: 'Tells the same whatever there is; the mail goes to the policyholder (D-247)',
  GetClientIp: 'Tells the asker their own address',
  GetDropInUiToken: 'Starts a form with nobody’s cards in it; a customer id is not believed (T10)',
  SetRestartedQuoteViewed: 'Records that a page was opened; told the same whatever there is (RST-10)',
  SetRestartedQuoteDPAVisit: 'Records that a page was opened; told the same whatever there is (RST-10)',
}

/** Calls of the back office, which the public port does not have (safety T13). */
export const backOffice: readonly string[] = [
  'CancelPolicy',
  'CreateQuoteForCancelledPolicy',
  'GetAcornRestartablePolicies',
  'GetRestartedQuote',
]
