import { type ReactNode, useEffect, useState } from 'react'

/** Words only after a second: most answers are quicker, and flashing words are worse than none. */
const WORDS_AFTER_MS = 1000

export type WaitingProps = { label: string; children: ReactNode }

/** Keeps the layout while something loads (children are skeletons) and says what is happening when it takes long. */
export function Waiting({ label, children }: WaitingProps) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), WORDS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="waiting" aria-busy="true">
      {children}
      <p className="waiting__words" role="status">
        {slow && (
          <>
            <Spinner />
            {label}
          </>
        )}
      </p>
    </div>
  )
}

/** Holds the place of something on its way; give it the size of that thing by class. */
export function Skeleton({ className = 'h-6 w-full' }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}

/** Turning only where motion is welcome; the words beside it carry the meaning. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="12" r="9" className="spinner__track" />
      <path d="M12 3a9 9 0 0 1 9 9" className="spinner__arc" />
    </svg>
  )
}
