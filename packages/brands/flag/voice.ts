import type { Voice } from '../brand.ts'

export const voice: Voice = {
  panelTitle: 'For drivers who work',
  found: "That's the one.",
  waiting: 'Price on its way. A few seconds.',
  priceReady: 'Monthly or in full. You choose.',
  save: 'Job come in? Take it. Your answers will wait.',
  retrieval: { title: 'Back between fares?', line: 'Your quote kept its place in the rank.' },
  payment: "Last stop. Pay and you're back to work.",
  thankYou: {
    title: 'Job done',
    line: 'Your certificate is below. Keep a copy in the cab.',
  },
  timedOut: 'You were gone a while, so we closed your quote to keep it safe.',
  error: "Sorry, we've hit a fault. It's our end, not yours. Try again.",
  decline: "Sorry, we can't cover you this time. We know it's your living.",
}
