/**
 * What a card provider's code may write into the page as HTML. Braintree's client (hosted fields, 3-D Secure, its fraud check) and
 * Stripe's only write an empty text and plain containers in the ways we use them. Cardinal's, Google's and PayPal's come from their
 * own hosts, change without notice, and draw boxes, buttons and icons. So this is an allow-list, not a search for what is
 * dangerous: a text passes only if every character matches a form listed here (safety T16, T27).
 */
const plainElements = ['div', 'span', 'p', 'button'] as const
const drawnElements = ['svg', 'g', 'path', 'circle', 'rect', 'line', 'polygon'] as const
const elements: ReadonlySet<string> = new Set([...plainElements, ...drawnElements])
const drawn: ReadonlySet<string> = new Set(drawnElements)

/** None of them accepts a URL, a handler, a form or a document. */
const attribute =
  /^(?:class|id|style|role|title|tabindex|width|height|viewBox|fill|stroke|stroke-width|d|cx|cy|r|x|y|x1|x2|y1|y2|points|aria-[a-z]+|data-[a-z0-9-]+)$/

/** For these attributes only the one harmless value. */
const exactly: Readonly<Record<string, string>> = { type: 'button', xmlns: 'http://www.w3.org/2000/svg' }

const LONGEST = 20_000
const DEEPEST = 30

/** One token at a time: text without markup, a closing tag, or an opening tag. Values are in double quotes, or absent. */
const piece = /([^<>&\0]+)|<\/([a-z]+)>|<([a-z]+)((?:\s+[A-Za-z][A-Za-z0-9-]*(?:="[^"<>&\0]*")?)*)\s*(\/?)>/y
const attributes = /\s([A-Za-z][A-Za-z0-9-]*)(?:="([^"]*)")?/g

/** Whether the listed forms account for the whole text. */
export function isQuietHtml(html: string): boolean {
  if (html.length > LONGEST) return false
  const open: string[] = []
  piece.lastIndex = 0
  while (piece.lastIndex < html.length) {
    const [found, , closing, opening, written = '', slash] = piece.exec(html) ?? []
    // The expression is sticky: if nothing matches at this position it would restart from the beginning.
    if (found === undefined) return false
    if (closing !== undefined && open.pop() !== closing) return false
    if (opening === undefined) continue
    if (!fits(opening, open.at(-1)) || !areQuiet(written)) return false
    if (slash === '') open.push(opening)
    // Only SVG elements can be self-closing: elsewhere browsers treat the tag as open.
    else if (!drawn.has(opening)) return false
    if (open.length > DEEPEST) return false
  }
  return open.length === 0
}

/** SVG elements contain only SVG elements: HTML inside SVG is where parsers disagree. */
function fits(element: string, within: string | undefined): boolean {
  if (!elements.has(element)) return false
  const isDrawn = drawn.has(element)
  if (within !== undefined && drawn.has(within)) return isDrawn && element !== 'svg'
  // A block element ends a paragraph, and a button cannot contain a button.
  if (within === 'p' || within === 'button') return element === 'span' || element === 'svg'
  return !isDrawn || element === 'svg'
}

function areQuiet(written: string): boolean {
  const seen = new Set<string>()
  for (const [, name = '', value = ''] of written.matchAll(attributes)) {
    if (seen.has(name)) return false
    seen.add(name)
    if (name in exactly ? exactly[name] !== value : !attribute.test(name)) return false
    if (name === 'style' && !/^[\w\s:;,.#%()-]*$/.test(value)) return false
    if (name === 'style' && /url|image|expression|import|behavior|binding/i.test(value)) return false
  }
  return true
}
