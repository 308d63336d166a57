/**
 * What a card provider's code may write into the page as HTML. Braintree's client (hosted fields, 3-D Secure, its fraud check) and
 * Stripe's write none in the ways we use them but an empty text and plain containers; Cardinal's, Google's and PayPal's, which come from
 * their own hosts and change without notice, draw boxes, buttons and icons. So nothing is searched for what is dangerous: a text passes
 * when every character of it belongs to a form that is listed here, and to no other (safety T16, T27).
 */
const plainElements = ['div', 'span', 'p', 'button'] as const
const drawnElements = ['svg', 'g', 'path', 'circle', 'rect', 'line', 'polygon'] as const
const elements: ReadonlySet<string> = new Set([...plainElements, ...drawnElements])
const drawn: ReadonlySet<string> = new Set(drawnElements)

/** None of them names an address, a handler, a form or a document. */
const attribute =
  /^(?:class|id|style|role|title|tabindex|width|height|viewBox|fill|stroke|stroke-width|d|cx|cy|r|x|y|x1|x2|y1|y2|points|aria-[a-z]+|data-[a-z0-9-]+)$/

/** Of these values only the one that is harmless. */
const exactly: Readonly<Record<string, string>> = { type: 'button', xmlns: 'http://www.w3.org/2000/svg' }

const LONGEST = 20_000
const DEEPEST = 30

/** One piece at a time: text without markup, a tag that closes, or a tag that opens. Values stand in double quotes, or are absent. */
const piece = /([^<>&\0]+)|<\/([a-z]+)>|<([a-z]+)((?:\s+[A-Za-z][A-Za-z0-9-]*(?:="[^"<>&\0]*")?)*)\s*(\/?)>/y
const attributes = /\s([A-Za-z][A-Za-z0-9-]*)(?:="([^"]*)")?/g

/** Whether a text is one that a listed form accounts for, from its first character to its last. */
export function isQuietHtml(html: string): boolean {
  if (html.length > LONGEST) return false
  const open: string[] = []
  piece.lastIndex = 0
  while (piece.lastIndex < html.length) {
    const [found, , closing, opening, written = '', slash] = piece.exec(html) ?? []
    // The expression begins where it left off; where nothing fits there, it would begin anew.
    if (found === undefined) return false
    if (closing !== undefined && open.pop() !== closing) return false
    if (opening === undefined) continue
    if (!fits(opening, open.at(-1)) || !areQuiet(written)) return false
    if (slash === '') open.push(opening)
    // Only drawings have elements that close themselves: elsewhere a browser reads on as if it were open.
    else if (!drawn.has(opening)) return false
    if (open.length > DEEPEST) return false
  }
  return open.length === 0
}

/** A drawing holds drawings and nothing else: what is read as HTML inside one is where parsers begin to disagree. */
function fits(element: string, within: string | undefined): boolean {
  if (!elements.has(element)) return false
  const isDrawn = drawn.has(element)
  if (within !== undefined && drawn.has(within)) return isDrawn && element !== 'svg'
  // A paragraph ends where a block begins, and a button holds no other.
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
