import { Link } from 'react-router'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { Change } from './change'

/** Seen as "Change", heard as what it changes, so that a list of links still makes sense. */
export function ChangeLink({ to, what, state }: { to: string; what: string; state: Change }) {
  return (
    <Link className="answers__change" to={to} state={state}>
      Change <VisuallyHidden>{what}</VisuallyHidden>
    </Link>
  )
}
