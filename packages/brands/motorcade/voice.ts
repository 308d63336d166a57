import type { Voice } from '../brand'

export const voice: Voice = {
  panelTitle: 'Why Motorcade',
  retrieval: { title: 'Welcome back', line: 'Your quote is in order and waiting for you.' },
}
