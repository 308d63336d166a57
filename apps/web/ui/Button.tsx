import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names'
import { VisuallyHidden } from './VisuallyHidden'
import { Spinner } from './Waiting'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  look?: ButtonLook
  /** While true a second press does nothing; the button keeps its focus and its width. */
  busy?: boolean
  /** Shown and announced while busy. */
  busyLabel?: string
  /** Cannot be pressed now. The page says why in words, tied to the button by aria-describedby. */
  blocked?: boolean
}

export function Button({
  look = 'primary',
  busy = false,
  busyLabel = 'Please wait',
  blocked = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // aria-disabled rather than disabled: a disabled button drops the focus of whoever just pressed it, and those who come
  // to it by keyboard never hear why it cannot be pressed.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        type={type}
        {...buttonLook(look, className)}
        aria-disabled={busy || blocked || undefined}
        data-busy={busy || undefined}
        data-blocked={blocked || undefined}
        onClick={press}
      >
        <ButtonFace>{children}</ButtonFace>
        {busy && (
          <span className={styles.busy}>
            <Spinner />
            {busyLabel}
          </span>
        )}
      </button>
      <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
    </>
  )
}

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
}

/** One place for what a button looks like, so that a router link can wear it too. */
export function buttonLook(look: ButtonLook = 'primary', className?: string) {
  return { className: classNames(styles.button, looks[look], className), 'data-look': look }
}

/** What stands in a link that wears `buttonLook`. */
export function ButtonFace({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classNames(styles.face, className)}>{children}</span>
}

export type LinkButtonProps = ComponentPropsWithRef<'a'> & { href: string; look?: ButtonLook }

/** A place to go (another site, a phone number) that deserves a button's weight. Routes inside the app wear `buttonLook`. */
export function LinkButton({ look = 'primary', className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} {...buttonLook(look, className)}>
      <ButtonFace>{children}</ButtonFace>
    </a>
  )
}
