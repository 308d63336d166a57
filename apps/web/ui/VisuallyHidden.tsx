import type { ComponentPropsWithRef } from 'react'

/** Heard, not seen. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className="visually-hidden" />
}
