/**
 * What is wrong with a start that has gone by; a start that is wrong for another reason never was a good one. Apart from the rule
 * itself, so that the first screen does not load the question about the start.
 */
export const startPassedKeys: readonly string[] = ['startInPast', 'startTimePassed']
