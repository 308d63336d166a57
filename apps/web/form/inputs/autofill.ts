/**
 * What the browser may fill in by itself: the customer's own details and nobody else's, so the table goes by the place of the
 * answer. Another driver's name must never arrive as the customer's own.
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

/** The autocomplete token of a box, by its name. */
export function autofillOf(name: string): string {
  return ofTheCustomer[name] ?? 'off'
}
