import { ProgressBar } from '../frame/ProgressBar'

/** All four drawings side by side; no customer is ever in such a place. */
export function ProgressStates() {
  return (
    <ProgressBar
      groups={[
        { name: 'VEHICLE DETAILS', state: 'completed' },
        { name: 'ABOUT YOU', state: 'active' },
        { name: 'DRIVER DETAILS', state: 'completed-but-gone-back' },
        { name: 'VEHICLE COVER', state: 'ahead' },
      ]}
      step={3}
      steps={7}
      stepLabel="About You"
    />
  )
}
