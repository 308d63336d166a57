/** The heading of some questions, and which of them one button may answer with no. */
export type QuestionGroup = {
  heading: string
  /**
   * Yes-or-no questions that are all shown before one button answers them with no. The customer has seen each question and each
   * answer (Consumer Insurance Act 2012); nothing is assumed.
   */
  noneOf?: readonly string[]
}

/** The questions about what was done to the vehicle. */
const changes = ['isImported', 'isLeftHandDrive', 'isModified']
const loads = ['hasInternalRacking', 'carriesDangerousGoods', 'visitsHazardousSites']
const history = [
  'hasMotoringConvictions',
  'hasCriminalConvictions',
  'hasMotoringClaims',
  'hasBeenRefusedCover',
]

/**
 * The groups of long steps, by the field that each begins with. A group runs from there to the next field named here; a question
 * added in between joins that group.
 */
export const questionGroups: Readonly<Record<string, QuestionGroup>> = {
  'vehicleDetails.vehiclePurchased': { heading: 'Owner and keeper' },
  'vehicleDetails.vehicleUse': { heading: 'How you use it' },
  'vehicleDetails.isImported': { heading: 'Changes to the vehicle', noneOf: changes },
  'vehicleDetails.businessRadius': { heading: 'Using it for work', noneOf: loads },
  'proposerDetails.title': { heading: 'Your details' },
  'proposerDetails.address': { heading: 'Your home' },
  'additionalQuestions.howDidYouHearAboutUs': { heading: 'How you heard about us' },
  'proposerDetails.hasFullUkLicence': { heading: 'Your licence' },
  'proposerDetails.badgeType': { heading: 'Your taxi badge' },
  'proposerDetails.hasMotoringConvictions': {
    heading: 'History and other drivers',
    noneOf: [...history, 'hasAdditionalDriver'],
  },
  'proposerDetails.motoringClaims': { heading: 'Details we check' },
}

/** The same for the form of an additional driver, by the name of the answer. */
export const driverQuestionGroups: Readonly<Record<string, QuestionGroup>> = {
  title: { heading: 'About the driver' },
  isFullTimeTaxi: { heading: 'Work' },
  hasFullUkLicence: { heading: 'Licence' },
  hasMotoringConvictions: { heading: 'Driving history', noneOf: history },
  motoringClaims: { heading: 'Details and agreement' },
}
