import { fromQuoteDto, type QuoteOrigin } from '@milepost/contract/mapping/quote-mapping'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { isAskedWithPrice } from '@milepost/domain/journeys/left-to-check'
import { wizardSteps } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { Results } from '../api/pricing.ts'
import type { Elsewhere, RestoredQuote, RestoreResult } from '../api/retrieve-quote.ts'
import { journey } from '../brands/current.ts'
import type { NextPage } from '../offer/back-to-results.ts'
import { markOfAnswers, pageOf } from '../offer/get-price.ts'
import { paths, stepPath } from '../paths.ts'
import { endOfRefusal } from '../state/end-state.ts'
import { hasJourneyDefinition, loadJourneyDefinition } from '../state/journey-definition.ts'
import { START } from '../state/passed-start.ts'
import { type Identity, resetQuote, setActiveStep } from '../state/quote-state.ts'
import { saveResults, useResults } from '../state/results-state.ts'
import { currentJourneyProgress } from '../state/use-journey-progress.ts'
import { nextTask } from '../ui/next-task.ts'
import { takeSaved } from './draft/save-draft.ts'

/** The vehicle of the quote, as found when it was priced. */
function withVehicle(answers: Answers, { vehicleInfo }: RestoredQuote): Answers {
  const { registration } = answers.vehicleDetails
  if (!vehicleInfo || registration === undefined) return answers
  const searchedRegistration = compactRegistration(registration)
  return { ...answers, vehicleDetails: { ...answers.vehicleDetails, vehicleInfo, searchedRegistration } }
}

/**
 * Fills the tab with a restored quote: every answer, at the last step, with its price, by card unless the customer chooses otherwise
 * (RET-08, AGG-05, NAV-18). A customer who passed the check is known by the quote's email address (YOU-11).
 *
 * It is read, hashed and stored in a task each: a single task would block a slow phone for a fifth of a second.
 */
export async function takeResumedQuote(
  restored: RestoredQuote,
  origin: Exclude<QuoteOrigin, 'rating-call'>,
): Promise<void> {
  await loadJourneyDefinition()
  await nextTask()
  const { quoteDetails, metaData, sourceOfBusiness, provenance, licenceNumberRequired } = restored
  // A comparison site never asks for the consents, regardless of how its quote is restored (COV-07, ADD-18).
  const madeBy = sourceOfBusiness === undefined ? origin : 'comparison-site'
  const answers = withVehicle(fromQuoteDto(quoteDetails, journey, madeBy), restored)
  const { emailAddress } = answers.proposerDetails
  const identity: Identity | undefined =
    origin === 'stored-quote' && emailAddress !== undefined
      ? { emailAddress, by: 'personal-check' }
      : undefined
  await nextTask()
  const pricedFrom = markOfAnswers(answers, sourceOfBusiness === undefined ? 'direct' : 'aggregator')
  await nextTask()
  // From here on without a pause: no other code finds half a quote in the tab.
  const notificationSource = takeNotificationSource()
  resetQuote()
  // Set before saving starts: a restored quote is not saved as a draft.
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
  const results: Results = {
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
  }
  saveResults(results, pricedFrom)
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
 * The result of asking for one's own quote: it fills the tab, it has ended, or it is not available. Codes without their own page are "not
 * found" here, as specified for retrieval (D-242).
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
 * Where a customer goes whose quote was just restored: to its outcome (NAV-18), but first to an answer that is no longer valid, such as a
 * start that has passed. The price is not valid for such an answer; Continue there fetches a new one.
 */
export function pageAfterResuming(): NextPage {
  const { results, isRestart } = useResults.getState()
  if (!results) throw new Error('No quote was given back to this tab')
  const { didRefer, didDecline } = results.underwritingOutcome
  // Consents that a comparison site never asked for are asked next to the price.
  const isOnItsPage = ({ field, step }: Missing) =>
    isAskedWithPrice(field) || (isRestart === true && (field === START || step === 'vehicleDetails'))
  const open = currentJourneyProgress().missing.find((each) => !isOnItsPage(each))
  // A declined or referred quote is shown as it is: correcting an answer would not change the decision. A restart asks for its
  // start and vehicle on its own page; what the policy was never asked is asked in its step (RST-09, RST-13, D-266).
  if (!open || didRefer || didDecline) return pageOf(results)
  return { to: stepPath(open.step), replace: false, state: { change: open.field, from: 'results' } }
}

/** The email or message that brought a customer back, held from the check of its link until the quote is loaded (D-240). */
let source: string | undefined

export function holdNotificationSource(from: string | undefined): void {
  source = from
}

/** Read once: it is about the next quote that is restored. */
export function takeNotificationSource(): string | undefined {
  const taken = source
  source = undefined
  return taken
}
