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

const heights = {
  5: 'h-5',
  6: 'h-6',
  9: 'h-9',
  12: 'h-12',
  16: 'h-16',
  24: 'h-24',
  40: 'h-40',
  44: 'h-44',
  48: 'h-48',
  56: 'h-56',
  72: 'h-72',
  96: 'h-96',
}
const widths = {
  full: 'w-full',
  '3/4': 'w-3/4',
  '2/3': 'w-2/3',
  '1/2': 'w-1/2',
  24: 'w-24',
  40: 'w-40',
  56: 'w-56',
}

type SkeletonProps = {
  /** In quarters of a rem: as tall as what is on its way. */
  height?: keyof typeof heights
  width?: keyof typeof widths
  /** Instead of both, for a size that belongs to one page. */
  className?: string
}

/** Holds the place of something on its way, in the size of that thing. */
export function Skeleton({ height = 6, width = 'full', className }: SkeletonProps) {
  const size = className ?? `${heights[height]} ${widths[width]}`
  return <span className={`skeleton ${size}`} data-part="skeleton" aria-hidden="true" />
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
