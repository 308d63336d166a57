export const CONTACT_CALL = '/api/v1/Contact/UpdateContactPreferences'

/** What Buy Now stores before payment, for a customer who wants no marketing and no documents by post. */
export const contactForm = (quoteReference: string, email: string, phone = '07700900123') => ({
  quoteReference,
  contactDetails: {
    contactEmail: email,
    contactPhoneNumber: phone,
    marketingPreferenceEmail: false,
    marketingPreferencePhone: false,
    marketingPreferenceSms: false,
    sendPolicyDocumentsByPost: false,
  },
  selectedAddOns: [],
})
