import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonClass } from './Button'

export type LinkButtonProps = ComponentPropsWithRef<'a'> & { href: string; look?: ButtonLook }

/** A place to go (another site, a phone number) that deserves a button's weight. Routes inside the app wear `buttonClass`. */
export function LinkButton({ look = 'primary', className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass(look, className)}>
      <span className="button__face">{children}</span>
    </a>
  )
}
