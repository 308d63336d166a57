import type { Voice } from '../brand'

export const voice: Voice = {
  panelTitle: 'With you on every fare',
  retrieval: { title: 'Back between fares?', line: 'Your quote kept its place in the rank.' },
}
