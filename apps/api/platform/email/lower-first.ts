/** The name of a product inside a sentence: "Car insurance" is "car insurance", an abbreviation stays as it is. */
export function lowerFirst(name: string): string {
  return name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}
