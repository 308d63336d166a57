import type { Ref } from 'react'

/**
 * A box no person meets: out of sight, out of the Tab order and hidden from assistive technology. Whoever fills it is a
 * robot (YOU-10). What is in it is never kept.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input ref={ref} id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
