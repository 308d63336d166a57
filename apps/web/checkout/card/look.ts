import type { Look } from './clients/card-client'

/** The tokens of the brand this page wears, as the provider's frames are told them. */
export function brandLook(): Look {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  return {
    accent: token('--accent-edge'),
    ink: token('--ink'),
    line: token('--line-strong'),
    paper: token('--surface-raised'),
    bad: token('--bad'),
    corner: token('--radius-small'),
  }
}
