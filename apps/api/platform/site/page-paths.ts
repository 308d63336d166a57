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

/** Where somebody who brings nothing along is shown the first step: its own address, and those that only lead to it (NAV-01, D-017). */
export const firstScreenPaths: readonly string[] = [pages.root, pages.quote, stepPage('vehicleDetails')]

/** What the build says about pages by name, by their addresses; every step but the first has the same. */
export function preloadsByPath(byPage: unknown): ReadonlyMap<string, readonly string[]> {
  const filesOf = (page: string): readonly string[] => {
    const files: unknown = Reflect.get(Object(byPage), page)
    return Array.isArray(files) ? files.map(String) : []
  }
  const steps = wizardSteps
    .map(({ name }) => stepPage(name))
    .filter((path) => !firstScreenPaths.includes(path))
  return new Map([
    ...Object.entries(pages).map(([page, path]) => [path, filesOf(page)] as const),
    ...steps.map((path) => [path, filesOf('step')] as const),
  ])
}
