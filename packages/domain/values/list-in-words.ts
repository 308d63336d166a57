/**
 * "SMS, email and phone", as Intl.ListFormat writes it for en-GB. Not by Intl: its first use loads the browser's locale data, which
 * holds a slow phone for a tenth of a second.
 */
export function listInWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const before = words.slice(0, -1).join(', ')
  return [before, ...words.slice(-1)].filter((part) => part !== '').join(` ${last} `)
}
