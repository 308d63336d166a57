/**
 * The age at which a text is read with ease: the Flesch-Kincaid grade (Kincaid, Fishburne, Rogers and Chissom, 1975: 0.39 words a
 * sentence + 11.8 syllables a word - 15.59), a school year of the United States, plus five.
 */
export function readingAge(text: string): number {
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/).filter((sentence) => /[a-z]/i.test(sentence))
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z]+(?:['’][a-z]+)?/gi) ?? [])
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59 + 5
}

/** By groups of vowels, without a silent e at the end: right for most English words, and close over a text. */
export function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/['’].*$/, '')
    .replace(/(?<=[aeiouy].*)(?:(?<![dt])ed|(?<![cgsxz]|ch|sh)es|(?<!l)e)$/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}
