import type { Voice } from '../brand.ts'

export const voice: Voice = {
  panelTitle: 'Why Briefly',
  found: 'Got it.',
  waiting: "Getting your price. Won't be long.",
  priceReady: 'What it costs, what it covers, how to pay.',
  save: 'Got to go? Your answers are saved. Pick up where you stopped.',
  retrieval: { title: 'Still in the pound?', line: 'Your quote is ready when you are.' },
  payment: 'Last step. Pay, and your certificate is on its way.',
  thankYou: {
    title: "That's you sorted",
    line: "The pound will ask for your certificate. You'll find it below.",
  },
  timedOut: 'Nothing happened for a while. We closed your quote to keep it safe.',
  error: "That didn't work. It's our fault. Try again.",
  decline: "We're sorry. We'd rather tell you now than keep you waiting.",
}
