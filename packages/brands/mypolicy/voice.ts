import type { Voice } from '../brand'

export const voice: Voice = {
  panelTitle: 'Measured cover, clear terms',
  retrieval: {
    title: 'Pick up where you stopped',
    line: 'Your details match you to your quote, and only you.',
  },
}
