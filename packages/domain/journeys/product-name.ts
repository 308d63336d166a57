/** The name of a journey's product inside a sentence: "van insurance"; an abbreviation stays as it is. */
export function inSentence(name: string): string {
  return name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
}
