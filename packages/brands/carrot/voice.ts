import type { Voice } from '../brand.ts'

export const voice: Voice = {
  panelTitle: 'Good to know about Carrot',
  found: "We've found your car.",
  waiting: 'Working out your price. This takes a few seconds.',
  priceReady: "Here's what you pay, and what it covers.",
  save: 'Taking a break? Your answers will be here when you come back.',
  retrieval: { title: 'Hello again', line: "We've kept your quote safe, so there's no starting over." },
  payment: "This is the last step. Here's what you're paying for.",
  thankYou: {
    title: 'You did it',
    line: 'Your documents are below. Keep them somewhere safe.',
  },
  timedOut: 'You were away for a while, so we closed your quote. Nobody else can see it.',
  error: 'Something went wrong on our side, and nothing you did caused it. Please try again.',
  decline: "We're sorry. This doesn't mean you can't get insurance, only that we can't offer it.",
}
