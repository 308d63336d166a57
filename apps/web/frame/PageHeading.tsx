import type { ReactNode, Ref } from 'react'

export type PageHeadingProps = {
  children: ReactNode
  /** Set it to move the focus here after a change of page. */
  ref?: Ref<HTMLHeadingElement>
  lead?: ReactNode
}

/** The one h1 of a page. It takes focus when the page changes, so that the new page is announced; it is no tab stop. */
export function PageHeading({ children, ref, lead }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <h1 ref={ref} tabIndex={-1} className="page-heading__title">
        {children}
      </h1>
      {lead && <p className="page-heading__lead">{lead}</p>}
    </div>
  )
}
