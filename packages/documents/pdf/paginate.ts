import type { Corner } from './drawing.ts'
import { type Fragment, heightOf } from './fragments.ts'
import { frame } from './pdf.ts'

export type Pages = {
  next(): void
  put(fragment: Fragment, corner: Corner): void
}

/** The result: the number of pages, and how much of the last is used. */
export type Paginated = { pages: number; lastUsed: number }

/**
 * Places fragments on pages. What must stay together starts a new page if it does not fit, unless no page could hold it; what can
 * be split is split at the end of the page.
 */
export function paginate(fragments: readonly Fragment[], pages: Pages): Paginated {
  const full = frame.bottom - frame.top.following
  let count = 1
  let y: number = frame.top.first
  let isPageTop = true

  const fits = (height: number) => isPageTop || y + height <= frame.bottom
  const put = (fragment: Fragment) => {
    pages.put(fragment, { x: frame.x, y })
    y += fragment.height
    isPageTop = false
  }
  const startPage = (first: Fragment) => {
    pages.next()
    count += 1
    y = frame.top.following
    isPageTop = true
    if (first.head) put(first.head)
  }
  const place = (fragment: Fragment) => {
    if (fragment.isBlank && (isPageTop || !fits(fragment.height))) return
    const parts = y + fragment.height > frame.bottom ? fragment.cut?.(frame.bottom - y) : undefined
    if (parts) {
      put(parts[0])
      startPage(parts[1])
      place(parts[1])
      return
    }
    if (!fits(fragment.height)) startPage(fragment)
    put(fragment)
  }

  for (const group of groups(fragments)) {
    const height = heightOf(group)
    const first = group.find(({ isBlank }) => !isBlank)
    const isCuttable = group.some(({ cut }) => cut)
    if (first && !isCuttable && height <= full && !fits(height)) startPage(first)
    for (const fragment of group) place(fragment)
  }
  return { pages: count, lastUsed: y - frame.top.following }
}

/** Fragments grouped by those that stay together. */
function groups(fragments: readonly Fragment[]): readonly (readonly Fragment[])[] {
  const found: Fragment[][] = []
  let isOpen = false
  for (const fragment of fragments) {
    if (isOpen) found.at(-1)?.push(fragment)
    else found.push([fragment])
    isOpen = fragment.staysWithNext === true
  }
  return found
}
