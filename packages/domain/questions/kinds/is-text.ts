/** What the kinds that are typed into one box hold. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
