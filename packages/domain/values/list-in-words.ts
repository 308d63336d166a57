/**
 * "SMS, email and phone", as Intl.ListFormat writes it for en-GB. Without Intl, whose first use loads the browser's locale data
 * and blocks a slow phone for a tenth of a second.
 */
export function listInWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const before = words.slice(0, -1).join(', ')
  return [before, ...words.slice(-1)].filter((part) => part !== '').join(` ${last} `)
}
