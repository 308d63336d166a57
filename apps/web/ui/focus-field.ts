/**
 * Brings the customer to a field, clear of what is pinned to the screen. Where several boxes make one answer, to the first of
 * them that is wrong.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const invalid = field?.closest('[data-boxes]')?.querySelector<HTMLElement>('[aria-invalid]')
  const box = invalid ?? field
  box?.scrollIntoView({ block: 'center' })
  box?.focus({ preventScroll: true })
}
