import type { Voice } from '../brand'

export const voice: Voice = {
  panelTitle: 'Why Briefly',
  retrieval: { title: 'Still in the pound?', line: 'Your quote is ready when you are. Open it and go.' },
}
