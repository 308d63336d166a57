/** The comparison site a link was made for, so that its visitor is known as the site's before the quote has loaded (JRN-24). */
export const SOURCE_PARAMETER = 'SourceOfBusiness'

/** 32 random bytes in base64url: every token in a link is this long. */
const TOKEN_LENGTH = 43
const token = new RegExp(`^[^\\w-]*([\\w-]{${TOKEN_LENGTH}})[_-]*(?:$|[^\\w-])`)

/**
 * The token as it stands in an address. Mail programs and people add the full stop or bracket that followed the link; as every token
 * is equally long, what comes after it is never part of it. None when part of it is missing.
 */
export function tokenIn(text: string): string | undefined {
  return token.exec(text)?.[1]
}

/** A reference, or any other word, as it stands in an address, without what followed the link. */
export function referenceIn(text: string): string {
  return /\w(?:.*\w)?/s.exec(text)?.[0] ?? ''
}

/** The parameters of an address, also where the & between them arrived as HTML writes it. */
export function linkParameters(search: string): URLSearchParams {
  return new URLSearchParams(search.replaceAll(/&amp;/gi, '&'))
}

/**
 * What a link says under some names, and the address without them. Names are matched whatever their case (D-229); the first of two
 * alike counts. None: nothing in the address is the link's.
 */
export function takenFrom(
  search: string,
  names: readonly string[],
): { given: ReadonlyMap<string, string>; rest: string } | undefined {
  const given = new Map<string, string>()
  const others = new URLSearchParams()
  for (const [name, value] of linkParameters(search)) {
    const known = name.toLowerCase()
    if (!names.includes(known)) others.append(name, value)
    else if (!given.has(known)) given.set(known, value.trim())
  }
  if (given.size === 0) return undefined
  return { given, rest: others.size === 0 ? '' : `?${others}` }
}
