/**
 * Whom a question about a person addresses. The same question is asked about the proposer and about each additional driver; only
 * these words differ.
 */
export type Whose = {
  your: string
  you: string
  youAre: string
  youHave: string
  are: string
  do: string
  /** The ending of a verb: "you drive", "the driver drives". */
  s: string
  /** At the start of a sentence. */
  You: string
  Your: string
  Do: string
  Have: string
}

export const you: Whose = {
  your: 'your',
  you: 'you',
  youAre: 'you are',
  youHave: 'you have',
  are: 'are you',
  do: 'do you',
  s: '',
  You: 'You',
  Your: 'Your',
  Do: 'Do you',
  Have: 'Have you',
}

export const theDriver: Whose = {
  your: "the driver's",
  you: 'the driver',
  youAre: 'the driver is',
  youHave: 'the driver has',
  are: 'is the driver',
  do: 'does the driver',
  s: 's',
  You: 'The driver',
  Your: "The driver's",
  Do: 'Does the driver',
  Have: 'Has the driver',
}
