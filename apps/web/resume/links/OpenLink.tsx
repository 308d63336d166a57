import { brand } from '../../brands/brand.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { PageMark } from '../../frame/PageMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import linkPageStyles from '../link-page.module.css'

type OpenLinkProps = {
  heading: string
  lead: string
  state: 'ready' | 'opening' | 'unreachable'
  onOpen: () => void
}

/**
 * Shown first for a single-use link. It opens on a button press, not automatically: email scanners follow every link and run its page, and
 * would use it up (D-046).
 */
export function OpenLink({ heading, lead, state, onOpen }: OpenLinkProps) {
  usePageTitle(heading, brand.firm.name)
  return (
    <div className={linkPageStyles.page}>
      <PageMark icon="document" />
      <PageHeading lead={lead}>{heading}</PageHeading>
      {state === 'unreachable' && (
        <Notice look="bad" role="alert" title="We couldn't reach your quote">
          It's safe with us. {tryAgain}
        </Notice>
      )}
      <div className={linkPageStyles.ways}>
        <Button busy={state === 'opening'} busyLabel="Opening your quote" onClick={onOpen}>
          Open my quote
        </Button>
      </div>
      <p className={linkPageStyles.otherwise}>
        The link works once. If you need it again, we can email you a new one.
      </p>
    </div>
  )
}
