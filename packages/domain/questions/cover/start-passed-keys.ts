/**
 * The error keys of a start that has passed; a start that is wrong for another reason was never valid. Kept apart from the rule
 * so that the first screen does not load the question.
 */
export const startPassedKeys: readonly string[] = ['startInPast', 'startTimePassed']
