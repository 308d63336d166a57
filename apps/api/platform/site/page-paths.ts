import { pages, stepPage } from '@milepost/contract/pages'
import { wizardSteps } from '@milepost/domain/journeys/steps'

/** Shown to every visitor while the site is closed (D-039). */
export const OUTAGE_PATH = pages.outage

/** Every address that is a page of the web site, the outage page also without its slash (D-039). Anything else is not found. */
export const pagePaths: readonly string[] = [
  ...Object.values(pages),
  ...wizardSteps.map(({ name }) => stepPage(name)),
  '/outage',
]

/** The addresses that show the first step to a visitor without a quote: its own, and those that lead to it (NAV-01, D-017). */
export const firstScreenPaths: readonly string[] = [pages.root, pages.quote, stepPage('vehicleDetails')]

/** The files that the build lists by page name, by address instead; every step but the first has the same. */
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
