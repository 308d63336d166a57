/**
 * Long steps are read in parts. A part begins at the question named here and goes on to the next one named; a question added
 * between them falls in with its neighbours.
 */
export const headings: Readonly<Record<string, string>> = {
  'vehicleDetails.vehiclePurchased': 'Who owns and keeps it',
  'vehicleDetails.vehicleUse': 'How it is used',
  'vehicleDetails.isImported': 'How it was made',
  'vehicleDetails.businessRadius': 'Working with it',
  'proposerDetails.title': 'Your details',
  'proposerDetails.address': 'Your home',
  'additionalQuestions.howDidYouHearAboutUs': 'How you found us',
  'proposerDetails.hasFullUkLicence': 'Your licence',
  'proposerDetails.badgeType': 'Your taxi badge',
  'proposerDetails.hasMotoringConvictions': 'History and other drivers',
  'proposerDetails.motoringClaims': 'Details we check',
}
