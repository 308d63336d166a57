import type { Voice } from '../brand'

export const voice: Voice = {
  panelTitle: 'Cover that stands by you',
  retrieval: { title: 'Good to have you back', line: 'Your quote is just where you left it.' },
}
