/** A phrase we no longer use, and what customers read instead (docs/glossary.md, "What customers read"). */
export type LeftPhrase = { phrase: RegExp; say: string }

/** Words that read like a translation, and second names of things that have one. */
export const leftPhrases: readonly LeftPhrase[] = [
  { phrase: /\bby (?:it|them)sel(?:f|ves)\b/i, say: 'automatically' },
  { phrase: /\b(?:go|goes|going|went) on\b/i, say: 'continue' },
  { phrase: /\bstands\b/i, say: 'is valid, applies' },
  { phrase: /\bholds\b(?! a licence)/i, say: 'contains, is valid, has' },
  { phrase: /\bcounts? on\b/i, say: 'depends on, assumes' },
  { phrase: /\b(?:some|any|every)body\b/i, say: 'someone, anyone, everyone' },
  { phrase: /\bpapers\b/i, say: 'documents' },
  { phrase: /\bpress(?:es|ed|ing)?\b/i, say: 'select, choose' },
  { phrase: /\band not (?:before|after)\b/i, say: 'nothing: give the date alone' },
  { phrase: /\bat once\b/i, say: 'straight away' },
  { phrase: /\banew\b/i, say: 'again; recalculated, of a price' },
  { phrase: /\b(?:policies|periods|of 30 days) in a row\b/i, say: 'consecutive' },
  { phrase: /\bat hand\b/i, say: 'to hand' },
  { phrase: /\bneed do\b/i, say: "don't need to do" },
  { phrase: /\bin all[.,:;]/i, say: 'in total' },
  { phrase: /\bwe (?:then )?(?:write to|email) you\b/i, say: "we'll write to you, we'll email you" },
  { phrase: /\byou hear from\b/i, say: 'will write to you' },
  { phrase: /\btake (?:it|your policy) up again\b/i, say: 'restart' },
  { phrase: /\bpolicy holder\b/i, say: 'policyholder' },
  { phrase: /\b(?:direct debit|Direct debit|direct Debit)s?\b/, say: 'Direct Debit' },
  { phrase: /\bno[- ]claims[- ]bonus\b/i, say: 'no claims discount' },
  { phrase: /\bno-claims discount\b/i, say: 'no claims discount' },
  { phrase: /\bpay(?:ing|s)? annually\b/, say: 'pay in full' },
  { phrase: /\bfirst part\b/i, say: 'deposit' },
  { phrase: /\b(?:hold|held) the policy\b/i, say: 'have, had the policy' },
  { phrase: /\bone of the answers\b/i, say: 'an answer' },
  { phrase: /\bof your age\b/i, say: 'your age' },
  { phrase: /\bleaves? no mark\b/i, say: "doesn't affect" },
]

/** What is wrong with a text that customers read, as sentences for its author. */
export function leftPhrasesIn(text: string): readonly string[] {
  return leftPhrases.flatMap(({ phrase, say }) => {
    const [found] = phrase.exec(text) ?? []
    return found === undefined ? [] : [`"${found}": say ${say}`]
  })
}
