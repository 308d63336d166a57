import { fromQuoteDto, type QuoteOrigin } from '@milepost/contract/mapping/quote-mapping'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { isAskedBesidePrice } from '@milepost/domain/journeys/left-to-check'
import { wizardSteps } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { Elsewhere, RestoredQuote, RestoreResult } from '../api/retrieve-quote'
import { journey } from '../brands/current'
import type { NextPage } from '../offer/back-to-results'
import { pageOf, savePriceOfAnswers } from '../offer/get-price'
import { paths, stepPath } from '../paths'
import { endOfRefusal } from '../state/end-state'
import { hasJourneyDefinition, loadJourneyDefinition } from '../state/journey-definition'
import { START } from '../state/passed-start'
import { type Identity, resetQuote, setActiveStep } from '../state/quote-state'
import { useResults } from '../state/results-state'
import { currentJourneyProgress } from '../state/use-journey-progress'
import { takeSaved } from './draft/save-draft'

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
export async function takeResumedQuote(
  restored: RestoredQuote,
  origin: Exclude<QuoteOrigin, 'rating-call'>,
): Promise<void> {
  await loadJourneyDefinition()
  const { quoteDetails, metaData, sourceOfBusiness, provenance, licenceNumberRequired } = restored
  // Nobody on a comparison site was asked for the ticks, however its quote comes back (COV-07, ADD-18).
  const madeBy = sourceOfBusiness === undefined ? origin : 'comparison-site'
  const answers = withVehicle(fromQuoteDto(quoteDetails, journey, madeBy), restored)
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
  setActiveStep('vehicleCover')
  const { isLatestFullyPricedQuote = true, ...rest } = restored
  savePriceOfAnswers({
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

export type RetrievalResult =
  | { kind: 'go'; page: NextPage }
  | Elsewhere
  | { kind: 'not-found' }
  | { kind: 'unreachable' }

/**
 * What comes of asking for one's own quote: it fills the tab, or its end is told, or it is not to be had. Codes without a page of
 * their own are "not found" here, as specified for retrieval (D-242).
 */
export async function takeRetrievedQuote(outcome: RestoreResult | Elsewhere): Promise<RetrievalResult> {
  switch (outcome.kind) {
    case 'restored':
      if (!(await hasJourneyDefinition())) return { kind: 'unreachable' }
      await takeResumedQuote(outcome.quote, 'stored-quote')
      return { kind: 'go', page: pageAfterResuming() }
    case 'refused': {
      const end = endOfRefusal(outcome)
      return end.to === paths.error ? { kind: 'not-found' } : { kind: 'go', page: end }
    }
    default:
      return outcome
  }
}

/**
 * Where a customer goes whose quote was just given back: to its outcome (NAV-18), but first to an answer that no longer holds, as a
 * start that has passed. A price beside such an answer is nobody's price any more; Continue there makes a new one.
 */
export function pageAfterResuming(): NextPage {
  const { results, isRestart } = useResults.getState()
  if (!results) throw new Error('No quote was given back to this tab')
  const { didRefer, didDecline } = results.underwritingOutcome
  // The ticks that a comparison site never asked for are asked beside the price.
  const isOnItsPage = ({ field, step }: Missing) =>
    isAskedBesidePrice(field) || (isRestart === true && (field === START || step === 'vehicleDetails'))
  const open = currentJourneyProgress().missing.find((each) => !isOnItsPage(each))
  // What was declined or referred is told as it is: mending an answer would not change what was decided. A restart asks for its start
  // and its vehicle on its page; what the policy was never asked is asked in its step (RST-09, RST-13, D-266).
  if (!open || didRefer || didDecline) return pageOf(results)
  return { to: stepPath(open.step), replace: false, state: { change: open.field, from: 'results' } }
}

/** The mail or message that brought a customer back, from the check of its link until the quote is here (D-240). */
let source: string | undefined

export function holdNotificationSource(from: string | undefined): void {
  source = from
}

/** Taken once: the next quote given back is the one it was about. */
export function takeNotificationSource(): string | undefined {
  const taken = source
  source = undefined
  return taken
}
