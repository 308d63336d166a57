/** The name of a journey's product inside a sentence: "van insurance". */
export function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
