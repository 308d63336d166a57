import { wizardSteps } from '@milepost/domain/journeys/steps'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useWalk } from './kept/use-walk'
import { paths, stepPath } from './paths'
import { WizardStep } from './quote/WizardStep'

const LaterPage = lazy(async () => ({ default: (await import('./later-pages')).LaterPage }))

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
  // What stands under the page waits out of sight for it, instead of being pushed there when it comes.
  return (
    <Suspense fallback={<div className="frame__waiting" />}>
      {pages[path] ?? <LaterPage path={path} />}
    </Suspense>
  )
}

/** The root starts the wizard, or takes a returning customer back to where they were; the query comes along (D-017). */
function Start() {
  const { search } = useLocation()
  const { lastCompleted } = useWalk()
  const hasRegistration = new URLSearchParams(search).has('registration')
  const step = hasRegistration ? 'vehicleDetails' : (lastCompleted ?? 'vehicleDetails')
  return <Navigate to={{ pathname: stepPath(step), search }} replace />
}
