export const CONTACT_CALL = '/api/v1/Contact/UpdateContactPreferences'

/** What Buy Now keeps before anything is paid, of a customer who wants no advertisement and no document. */
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
