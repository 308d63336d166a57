import { HANDED_OVER, pages, stepPage } from '@milepost/contract/pages'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { JourneyId } from '@milepost/domain/terms/identity'

/** Every address of the site. No other file of the site writes one. */
export const paths = pages
export const stepPath = stepPage

/** Every answer on one page, opened by the last step and part of it: no step of its own. */
export const CHECK_ANSWERS = 'check-answers'
export const checkAnswersPath = `${stepPage('vehicleCover')}?${CHECK_ANSWERS}`

export function stepAt(pathname: string): WizardStepName | undefined {
  return wizardSteps.find(({ name }) => pathname === stepPage(name))?.name
}

/** The page an address means: people write addresses in any case, and with or without a slash at the end. */
export function pathOf(pathname: string): string {
  const bare = pathname.toLowerCase().replace(/\/$/, '')
  return [`${bare}/`, bare].find((path) => isPage(path)) ?? pathname
}

function isPage(path: string): boolean {
  return Object.values<string>(paths).includes(path) || stepAt(path) !== undefined
}

/** The same brand's other journey; the server knows its host and sends the visitor on (D-062). */
export function transferPath(journey: JourneyId, registration: string): string {
  return `/transfer/${journey}?${new URLSearchParams({ registration })}`
}

/** The same, for answers that were handed over: the token stands where no server sees it. */
export function handOverPath(journey: JourneyId, token: string): string {
  return `/transfer/${journey}?${HANDED_OVER}#${token}`
}
