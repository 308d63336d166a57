/** Focuses a field, clear of what is pinned to the screen. If several inputs make one answer, focuses the first one in error. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  const invalid = field?.closest('[data-boxes]')?.querySelector<HTMLElement>('[aria-invalid]')
  const box = invalid ?? field
  box?.scrollIntoView({ block: 'center' })
  box?.focus({ preventScroll: true })
}
