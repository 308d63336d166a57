import { deskPages } from '@milepost/contract/desk/desk-pages'
import { Link } from '../../web/router.tsx'
import { PageTitle } from './PageTitle.tsx'
import { Prose } from './Prose.tsx'

export function NotFoundPage() {
  return (
    <Prose>
      <PageTitle title="Not found">There is no such page</PageTitle>
      <p>
        The address may be mistyped, or the record may belong to a brand that is not yours. Go back to{' '}
        <Link to={deskPages.home}>the home page</Link>.
      </p>
    </Prose>
  )
}
