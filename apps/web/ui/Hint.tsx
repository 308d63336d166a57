import type { ReactNode } from 'react'

export function Hint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div className="field__hint" id={id}>
      {children}
    </div>
  )
}
