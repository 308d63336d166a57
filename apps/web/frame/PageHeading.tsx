import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import { journey } from '../brands/current.ts'
import styles from './PageHeading.module.css'

export type PageHeadingProps = {
  children: ReactNode
  /** For moving the focus here after a change of page. */
  ref?: Ref<HTMLHeadingElement>
  lead?: ReactNode
}

/** The one h1 of a page. It takes the focus when the page changes, so that the new page is announced; it is not a tab stop. */
export function PageHeading({ children, ref, lead }: PageHeadingProps) {
  return (
    <div className={styles.pageHeading}>
      <h1 ref={ref} tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}

/**
 * "Error: Vehicle Details - Van insurance - Acorn": the page, what is sold, the brand, and whether there are errors. Set in a layout effect, with the page
 * itself: otherwise the move of focus would be announced under the previous page's title.
 */
export function usePageTitle(page: string, brand: string, hasErrors = false): void {
  useLayoutEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${page} - ${journey.name} - ${brand}`
  }, [page, brand, hasErrors])
}

/** The page's heading has changed: it takes the focus and is announced, as for a new page (NAV-27). */
export function useHeadingFocus(heading: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(heading)
  useEffect(() => {
    if (before.current !== heading) title.current?.focus()
    before.current = heading
  }, [heading])
  return title
}
