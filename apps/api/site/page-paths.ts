import { pages, stepPage } from '@milepost/contract/pages'
import { wizardSteps } from '@milepost/domain/journeys/steps'

/** Shown to everybody while the site is closed (D-039). */
export const OUTAGE_PATH = pages.outage

/** Every address that is a page of the web site, the outage page also without its slash (D-039); anything else is not found. */
export const pagePaths: readonly string[] = [
  ...Object.values(pages),
  ...wizardSteps.map(({ name }) => stepPage(name)),
  '/outage',
]
