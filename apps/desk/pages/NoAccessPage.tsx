import { useStaff } from '../session/staff.ts'
import { PageTitle } from './PageTitle.tsx'
import { Prose } from './Prose.tsx'

/** For a person whom the provider knows but who may open nothing (DSK-105). */
export function NoAccessPage() {
  const { session } = useStaff()
  const lacks = session.roles.length === 0 ? 'a role' : 'a brand'
  return (
    <Prose>
      <PageTitle title="Nothing to open">There is nothing here for you yet</PageTitle>
      <p>
        You are signed in as {session.name}, but you do not have {lacks} at the desk.
      </p>
      <p>Ask your team lead for it. When you have it, sign out and sign in again.</p>
    </Prose>
  )
}
