/** Words to go on a sentence with. */
export function lowered(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** Words to begin a sentence or a heading with. */
export function raised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
