import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { Spinner } from './Waiting.tsx'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  look?: ButtonLook
  /** While true a second press does nothing; the button keeps its focus and its width. */
  busy?: boolean
  /** Shown and announced while busy. */
  busyLabel?: string
  /** Cannot be pressed now. The page explains why, tied to the button by aria-describedby. */
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
  // aria-disabled rather than disabled: a disabled button loses the focus after a press, and keyboard users never hear why it
  // cannot be pressed.
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

/** The look of a button, so that a router link can use it too. */
export function buttonLook(look: ButtonLook = 'primary', className?: string) {
  return { className: classNames(styles.button, looks[look], className), 'data-look': look }
}

/** The content of a link with `buttonLook`. */
export function ButtonFace({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classNames(styles.face, className)}>{children}</span>
}

export type LinkButtonProps = ComponentPropsWithRef<'a'> & { href: string; look?: ButtonLook }

/** A link (another site, a phone number) that looks like a button. Links inside the app use `buttonLook`. */
export function LinkButton({ look = 'primary', className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} {...buttonLook(look, className)}>
      <ButtonFace>{children}</ButtonFace>
    </a>
  )
}
