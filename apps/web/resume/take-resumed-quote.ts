import { answersSent, type Origin } from '@milepost/contract/quote-answers/answers-sent'
import { wizardSteps } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { RestoredQuote } from '../api/restoring'
import { journey } from '../brands/current'
import { keepPriceOfAnswers } from '../offer/get-price'
import { loadCatalogue } from '../state/journey-definition'
import type { Identity } from '../state/quote-state'
import { resetQuote, standAt } from '../state/quote-state'
import { useResults } from '../state/results-state'
import { takeSaved } from './draft/save-draft'
import { takeNotificationSource } from './notification-source'

/** The vehicle of the quote, as it was found when it was priced. */
function withVehicle(answers: Answers, { vehicleInfo }: RestoredQuote): Answers {
  const { registration } = answers.vehicleDetails
  if (!vehicleInfo || registration === undefined) return answers
  const searchedRegistration = compactRegistration(registration)
  return { ...answers, vehicleDetails: { ...answers.vehicleDetails, vehicleInfo, searchedRegistration } }
}

/**
 * Fills the tab with a quote that was given back: every answer, at the last step, with its price, to be paid by card unless its
 * customer says otherwise (RET-08, AGG-05, NAV-18). Whoever showed who they are is known by the email address of the quote (YOU-11).
 */
export async function takeRestored(
  restored: RestoredQuote,
  origin: Exclude<Origin, 'rating-call'>,
): Promise<void> {
  await loadCatalogue()
  const { quoteDetails, metaData, sourceOfBusiness, provenance, licenceNumberRequired } = restored
  // Nobody on a comparison site was asked for the ticks, however its quote comes back (COV-07, ADD-18).
  const madeBy = sourceOfBusiness === undefined ? origin : 'comparison-site'
  const answers = withVehicle(answersSent(quoteDetails, journey, madeBy), restored)
  const { emailAddress } = answers.proposerDetails
  const identity: Identity | undefined =
    origin === 'stored-quote' && emailAddress !== undefined
      ? { emailAddress, by: 'personal-check' }
      : undefined
  const notificationSource = takeNotificationSource()
  resetQuote()
  // Before anything is watched over: it is no draft to be saved.
  useResults.setState({ isRestored: true })
  takeSaved({
    answers,
    completedSteps: Object.fromEntries(wizardSteps.map(({ name }) => [name, true])),
    typed: {},
    ...(provenance && { provenance }),
    ...(provenance && sourceOfBusiness === undefined && { isFromPolicy: true as const }),
    ...(identity && { identity }),
    ...(notificationSource !== undefined && { notificationSource }),
    ...(sourceOfBusiness !== undefined && {
      aggregator: { sourceOfBusiness, quoteRef: metaData.quoteRef, licenceNumberRequired },
    }),
    ...(quoteDetails.marketingPreferences && { marketingPreferences: quoteDetails.marketingPreferences }),
  })
  standAt('vehicleCover')
  const { isLatestFullyPricedQuote = true, ...rest } = restored
  keepPriceOfAnswers({
    quoteReference: metaData.quoteRef,
    expiryDate: metaData.expiryDate,
    isLatestFullyPricedQuote,
    paymentProvider: rest.paymentProvider,
    affordabilityCheck: rest.affordabilityCheck,
    underwritingOutcome: rest.underwritingOutcome,
    ...(rest.thirtyDayQuoteDetails && { thirtyDayQuoteDetails: rest.thirtyDayQuoteDetails }),
    ...(rest.selectedOption !== undefined && { selectedOption: rest.selectedOption }),
    ...(rest.totalCompulsoryExcess !== undefined && { totalCompulsoryExcess: rest.totalCompulsoryExcess }),
    ...(rest.telematicsDeviceProvider !== undefined && {
      telematicsDeviceProvider: rest.telematicsDeviceProvider,
    }),
  })
  const isRestart = restored.isRestart === true
  useResults.setState({ paymentMethod: 'CARD_PAYMENT', isRestart, licenceNumberRequired })
  useResults.setState({
    isVehicleLess: !isRestart && answers.vehicleDetails.registration === undefined,
    ...(rest.priceShown && {
      arrival: {
        ...rest.priceShown,
        outcomeId: rest.underwritingOutcome.underwritingOutcomeResponseId,
      },
    }),
  })
}
