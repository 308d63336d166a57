import type { ReactNode } from 'react'

export type FieldNoteProps = {
  children?: ReactNode
  /** For words that follow what was just chosen: read out when they change. */
  isLive?: boolean
}

/** Words under an input, for what is best read after it. */
export function FieldNote({ children, isLive = false }: FieldNoteProps) {
  return (
    <p className="field__note" role={isLive ? 'status' : undefined}>
      {children}
    </p>
  )
}
