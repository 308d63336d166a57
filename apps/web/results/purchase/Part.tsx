import type { ReactNode } from 'react'

/** Questions of the form that belong together. One that stands alone is its own title. */
export function Part({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <div className="purchase__part">
      {title && <h3 className="purchase__subtitle">{title}</h3>}
      {children}
    </div>
  )
}
