import { wizardSteps } from '@milepost/domain/journeys/steps'
import { type ReactNode, Suspense } from 'react'
import { PageWaiting } from './frame/PageWaiting'
import { paths, stepAt, stepPath } from './paths'
import { useDeepLink } from './resume/links/deep-link'
import { Navigate, useLocation } from './router'
import { useJourneyProgress } from './state/use-journey-progress'
import { fetched } from './ui/fetched'
import { fetchStep, WizardStep } from './wizard/WizardStep'

const DeadLinkPage = fetched(async () => (await import('./resume/links/DeadLinkPage')).DeadLinkPage)
const LaterPage = fetched(async () => (await import('./later-pages')).LaterPage)

/** The pages a quote begins with, by their addresses (NAV-01 to NAV-03). */
const pages: Readonly<Record<string, ReactNode>> = {
  [paths.root]: <Start />,
  [paths.quote]: <Navigate to={stepPath('vehicleDetails')} replace />,
  ...Object.fromEntries(
    wizardSteps.map(({ name }) => [stepPath(name), <WizardStep key={name} step={name} />]),
  ),
}

/** The page of an address. Addresses have no parts that vary, so a table finds it. */
export function Pages({ path }: { path: string }) {
  return <Suspense fallback={<PageWaiting />}>{pages[path] ?? <LaterPage path={path} />}</Suspense>
}

/** Before the first drawing: a page that is there is drawn at once, one that is fetched while it is drawn a third of a second later. */
export async function fetchPage(path: string): Promise<void> {
  const step = stepAt(path)
  if (step) return fetchStep(step)
  if (path in pages) return
  const [{ fetchLaterPage }] = await Promise.all([import('./later-pages'), LaterPage.fetch()])
  await fetchLaterPage(path)
}

/**
 * The root starts the wizard, or takes a returning customer back to where they were; the query comes along (D-017). A link that opened
 * nothing leads here too, and says so before anything else (AGG-04).
 */
function Start() {
  const { search } = useLocation()
  const { lastCompleted } = useJourneyProgress()
  const dead = useDeepLink((state) => state.dead)
  if (dead) return <DeadLinkPage dead={dead} />
  const hasRegistration = new URLSearchParams(search).has('registration')
  const step = hasRegistration ? 'vehicleDetails' : (lastCompleted ?? 'vehicleDetails')
  return <Navigate to={{ pathname: stepPath(step), search }} replace />
}
