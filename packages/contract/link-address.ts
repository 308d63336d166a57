/** The comparison site a link was made for, so that the visitor's source is known before the quote has loaded (JRN-24). */
export const SOURCE_PARAMETER = 'SourceOfBusiness'

/** 32 random bytes in base64url: every token in a link has this length. */
const TOKEN_LENGTH = 43
const token = new RegExp(`^[^\\w-]*([\\w-]{${TOKEN_LENGTH}})[_-]*(?:$|[^\\w-])`)

/**
 * The token in a URL. Mail programs and people append the full stop or bracket that followed the link; all tokens have the same
 * length, so what comes after is never part of it. Undefined if part of it is missing.
 */
export function tokenIn(text: string): string | undefined {
  return token.exec(text)?.[1]
}

/** A reference, or any other word in a URL, without punctuation that followed the link. */
export function referenceIn(text: string): string {
  return /\w(?:.*\w)?/s.exec(text)?.[0] ?? ''
}

/** The parameters of a URL, even if the & between them arrived HTML-escaped. */
export function linkParameters(search: string): URLSearchParams {
  return new URLSearchParams(search.replaceAll(/&amp;/gi, '&'))
}

/**
 * The values of these parameters in a link, and the query without them. Names are matched in any case (D-229); the first of two
 * equal names counts. Undefined if there are none.
 */
export function takenFrom(
  search: string,
  names: readonly string[],
): { parameters: ReadonlyMap<string, string>; rest: string } | undefined {
  const parameters = new Map<string, string>()
  const others = new URLSearchParams()
  for (const [name, value] of linkParameters(search)) {
    const known = name.toLowerCase()
    if (!names.includes(known)) others.append(name, value)
    else if (!parameters.has(known)) parameters.set(known, value.trim())
  }
  if (parameters.size === 0) return undefined
  return { parameters, rest: others.size === 0 ? '' : `?${others}` }
}
