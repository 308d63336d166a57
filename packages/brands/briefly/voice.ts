import type { Voice } from '../brand'

export const voice: Voice = {
  panelTitle: 'Why Briefly',
  found: 'Got it.',
  waiting: "Getting your price. Won't be long.",
  priceReady: 'What it costs, what it covers, how to pay.',
  save: 'Got to go? Your answers are saved. Pick up where you stopped.',
  retrieval: { title: 'Still in the pound?', line: 'Your quote is ready when you are.' },
  payment: 'Last step. Pay, and your certificate is on its way.',
  thankYou: {
    title: "You're insured",
    line: 'Check your email for your certificate. The pound will ask for it.',
  },
  timedOut: "Time's up on this visit. We closed your quote to keep it safe.",
  error: "That didn't work. It's our fault. Try again.",
  decline: "We can't cover this one. We'd rather tell you now than waste your day.",
}
