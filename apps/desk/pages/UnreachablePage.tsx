import { Button } from '../../web/ui/Button.tsx'
import { BarePage } from '../frame/Frame.tsx'
import { PageTitle } from './PageTitle.tsx'
import { Prose } from './Prose.tsx'

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
