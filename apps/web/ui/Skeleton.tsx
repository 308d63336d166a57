/** Holds the place of something on its way; give it the size of that thing by class. */
export function Skeleton({ className = 'h-6 w-full' }: { className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}
