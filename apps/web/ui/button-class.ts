export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

/** One place for what a button looks like, so that a router link can wear it too. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return ['button', `button--${look}`, className].filter(Boolean).join(' ')
}
