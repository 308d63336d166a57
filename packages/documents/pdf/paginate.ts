import type { Corner } from './drawing'
import { heightOf, type Strip } from './fragments'
import { frame } from './pdf'

export type Pages = {
  turn(): void
  put(strip: Strip, corner: Corner): void
}

/** How the pages came out: how many, and how much of the last is used. */
export type Poured = { pages: number; lastUsed: number }

/**
 * Pours strips into pages. What must stay together starts a new page when it would not fit, unless no page could hold it; what
 * can be cut is cut where the page ends.
 */
export function flow(strips: readonly Strip[], pages: Pages): Poured {
  const full = frame.bottom - frame.top.following
  let count = 1
  let y: number = frame.top.first
  let isPageTop = true

  const fits = (height: number) => isPageTop || y + height <= frame.bottom
  const put = (strip: Strip) => {
    pages.put(strip, { x: frame.x, y })
    y += strip.height
    isPageTop = false
  }
  const turn = (next: Strip) => {
    pages.turn()
    count += 1
    y = frame.top.following
    isPageTop = true
    if (next.head) put(next.head)
  }
  const place = (strip: Strip) => {
    if (strip.isBlank && (isPageTop || !fits(strip.height))) return
    const parts = y + strip.height > frame.bottom ? strip.cut?.(frame.bottom - y) : undefined
    if (parts) {
      put(parts[0])
      turn(parts[1])
      place(parts[1])
      return
    }
    if (!fits(strip.height)) turn(strip)
    put(strip)
  }

  for (const group of groups(strips)) {
    const height = heightOf(group)
    const first = group.find(({ isBlank }) => !isBlank)
    const isCuttable = group.some(({ cut }) => cut)
    if (first && !isCuttable && height <= full && !fits(height)) turn(first)
    for (const strip of group) place(strip)
  }
  return { pages: count, lastUsed: y - frame.top.following }
}

/** Strips by those that stay together. */
function groups(strips: readonly Strip[]): readonly (readonly Strip[])[] {
  const found: Strip[][] = []
  let isOpen = false
  for (const strip of strips) {
    if (isOpen) found.at(-1)?.push(strip)
    else found.push([strip])
    isOpen = strip.staysWithNext === true
  }
  return found
}
