/** A value as Braintree encodes it: hyphenated names, and a type for anything that is not text. */
export function xml(name: string, value: unknown): string {
  const tag = name
    .replace(/([A-Z])/g, '-$1')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase()
  if (value === null || value === undefined) return `<${tag} nil="true"/>`
  if (typeof value === 'boolean') return `<${tag} type="boolean">${value}</${tag}>`
  if (typeof value === 'number') return `<${tag} type="integer">${value}</${tag}>`
  if (Array.isArray(value))
    return `<${tag} type="array">${value.map((each) => xml(itemOf(tag), each)).join('')}</${tag}>`
  if (typeof value !== 'object') return `<${tag}>${escaped(String(value))}</${tag}>`
  const inner = Object.entries(value).map(([key, each]) => xml(key, each))
  return `<${tag}>${inner.join('')}</${tag}>`
}

const itemOf = (tag: string) => (tag === 'errors' ? 'error' : 'item')

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The library's names (`order_id`) converted to the sandbox's (`orderId`). */
export function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key.replace(/_([a-z0-9])/g, (_, character: string) => character.toUpperCase()),
      camelCased(each),
    ]),
  )
}
