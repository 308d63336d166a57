import { Button } from '../../web/ui/Button'
import { BarePage } from '../frame/Frame'
import { PageTitle } from './PageTitle'
import { Prose } from './Prose'

export function UnreachablePage({ again }: { again: () => void }) {
  return (
    <BarePage>
      <Prose>
        <PageTitle title="Not available">The desk cannot be reached</PageTitle>
        <p>Check your connection. You are still signed in.</p>
        <Button onClick={again}>Try again</Button>
      </Prose>
    </BarePage>
  )
}
