import type { Voice } from '../brand.ts'

export const voice: Voice = {
  panelTitle: 'How we look after you',
  found: 'There it is.',
  waiting: 'Bear with us while we work out your price.',
  priceReady: "Have a good look. There's no rush.",
  save: "Need to stop? We'll look after your answers until you're back.",
  retrieval: { title: 'Good to have you back', line: 'Your quote is just where you left it.' },
  payment: "Nearly there. Check the details, then pay when you're ready.",
  thankYou: { title: 'Welcome to Acorn', line: "That's everything. Your documents are on their way." },
  timedOut: "You've been away a while, so we closed your quote to keep it safe.",
  error: "Sorry, that's our fault and not yours. Please give it another go.",
  decline: "We know this isn't what you hoped for, and we're sorry.",
}
