import { wizardSteps } from '@milepost/domain/journeys/steps'
import { type ReactNode, Suspense } from 'react'
import { PageWaiting } from './frame/PageWaiting.tsx'
import { paths, stepAt, stepPath } from './paths.ts'
import { useDeepLink } from './resume/links/deep-link.ts'
import { Navigate, useLocation } from './router.tsx'
import { useJourneyProgress } from './state/use-journey-progress.ts'
import { fetched } from './ui/fetched.tsx'
import { fetchStep, WizardStep } from './wizard/WizardStep.tsx'

const DeadLinkPage = fetched(async () => (await import('./resume/links/DeadLinkPage.tsx')).DeadLinkPage)
const LaterPage = fetched(async () => (await import('./later-pages.tsx')).LaterPage)

/** The pages that a quote starts with, by path (NAV-01 to NAV-03). */
const pages: Readonly<Record<string, ReactNode>> = {
  [paths.root]: <Start />,
  [paths.quote]: <Navigate to={stepPath('vehicleDetails')} replace />,
  ...Object.fromEntries(
    wizardSteps.map(({ name }) => [stepPath(name), <WizardStep key={name} step={name} />]),
  ),
}

/** The page of a path. Paths have no parameters, so a table is enough. */
export function Pages({ path }: { path: string }) {
  return <Suspense fallback={<PageWaiting />}>{pages[path] ?? <LaterPage path={path} />}</Suspense>
}

/** Called before the first render: a page that is loaded is rendered immediately, one that suspends about a third of a second later. */
export async function fetchPage(path: string): Promise<void> {
  const step = stepAt(path)
  if (step) return fetchStep(step)
  if (path in pages) return
  const [{ fetchLaterPage }] = await Promise.all([import('./later-pages.tsx'), LaterPage.fetch()])
  await fetchLaterPage(path)
}

/**
 * The root starts the wizard, or returns a customer to where they were, and keeps the query (D-017). A dead link leads here too, and is
 * reported first (AGG-04).
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
