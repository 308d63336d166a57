/** Before the words of an act that was tried and not done. */
export const undoneWords = {
  refused: 'Tried and refused',
  failed: 'Tried and failed',
  begun: 'Begun',
} as const
