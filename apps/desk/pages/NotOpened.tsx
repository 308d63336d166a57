import { Button } from '../../web/ui/Button.tsx'
import { PageTitle } from './PageTitle.tsx'
import { Actions } from './Section.tsx'

type Props = { title: string; what: string; again: () => void }

/** In place of a record that cannot be opened just now, because the desk could not be reached or failed. */
export const NotOpened = ({ title, what, again }: Props) => (
  <div role="alert">
    <PageTitle title={title}>{what} cannot be opened just now</PageTitle>
    <Actions>
      <Button look="secondary" onClick={again}>
        Try again
      </Button>
    </Actions>
  </div>
)
