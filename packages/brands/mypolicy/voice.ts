import type { Voice } from '../brand.ts'

export const voice: Voice = {
  panelTitle: 'Cover at a glance',
  found: 'One exact match.',
  waiting: 'Calculating your price from your answers.',
  priceReady: "See what it's made of, line by line.",
  save: 'Pause whenever you like. We save your answers as you go.',
  retrieval: {
    title: 'Pick up where you stopped',
    line: "Enter your details and we'll match you to your quote.",
  },
  payment: 'Check the figures, then pay.',
  thankYou: { title: 'Your policy is set up', line: 'Next: your documents, then your device.' },
  timedOut: 'There was no activity for a while, so we closed your quote to protect your data.',
  error: 'Something failed on our side, not on yours. Please try again.',
  decline: "We're sorry, we can't offer you a price this time.",
}
