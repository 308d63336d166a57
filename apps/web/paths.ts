import { HANDED_OVER, pages, stepPage } from '@milepost/contract/pages'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { JourneyId } from '@milepost/domain/terms/identity'

/** Every path of the site. No other file of the site spells one out. */
export const paths = pages
export const stepPath = stepPage

/** The check answers page: opened by the last step and part of it, not a step of its own. */
export const CHECK_ANSWERS = 'check-answers'
export const checkAnswersLabel = 'Check your answers'
export const checkAnswersPath = `${stepPage('vehicleCover')}?${CHECK_ANSWERS}`

export function stepAt(pathname: string): WizardStepName | undefined {
  return wizardSteps.find(({ name }) => pathname === stepPage(name))?.name
}

/** The page of a path, in any case and with or without a trailing slash. */
export function pathOf(pathname: string): string {
  const bare = pathname.toLowerCase().replace(/\/$/, '')
  return [`${bare}/`, bare].find((path) => isPage(path)) ?? pathname
}

function isPage(path: string): boolean {
  return Object.values<string>(paths).includes(path) || stepAt(path) !== undefined
}

/** The brand's other journey; the server knows its host and redirects (D-062). */
export function transferPath(journey: JourneyId, registration: string): string {
  return `/transfer/${journey}?${new URLSearchParams({ registration })}`
}

/** The same for answers that were handed over: the token is in the hash, which no server sees. */
export function handOverPath(journey: JourneyId, token: string): string {
  return `/transfer/${journey}?${HANDED_OVER}#${token}`
}
