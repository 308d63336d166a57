import type { Voice } from '../brand.ts'

export const voice: Voice = {
  panelTitle: 'Cover and service',
  found: 'Your vehicle.',
  waiting: 'One moment while we prepare your price.',
  priceReady: 'Everything you need to decide, set out below.',
  save: 'You may leave at any point. Your answers will be in order when you return.',
  retrieval: { title: 'Welcome back', line: 'Your quote is in order and waiting for you.' },
  payment: 'Please review your order before you pay.',
  thankYou: { title: 'All is arranged', line: 'Your documents are below, in order and ready to keep.' },
  timedOut: "To protect your details, we've closed your quote after a period without activity.",
  error: 'We apologise. Something went wrong on our side, so please try again shortly.',
  decline: "We're sorry that we're unable to offer you cover on this occasion.",
}
