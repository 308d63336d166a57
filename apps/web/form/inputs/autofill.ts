/**
 * What the browser may autofill: the customer's own details only, so the table is keyed by field. Another driver's name must never
 * be filled with the customer's own.
 */
const ofTheCustomer: Readonly<Record<string, string>> = {
  'proposerDetails-title': 'honorific-prefix',
  'proposerDetails-firstName': 'given-name',
  'proposerDetails-lastNames': 'family-name',
  'proposerDetails-dateOfBirth': 'bday',
  'proposerDetails-emailAddress': 'email',
  'proposerDetails-phoneNumber': 'tel',
  'facts-surname': 'family-name',
  'facts-dateOfBirth': 'bday',
  'facts-postcode': 'postal-code',
  'purchase-contactEmail': 'email',
  'purchase-contactPhoneNumber': 'tel',
}

/** The autocomplete token of a field, by its name. */
export function autofillOf(name: string): string {
  return ofTheCustomer[name] ?? 'off'
}
