import type { Voice } from '../brand'

export const voice: Voice = {
  panelTitle: 'Why choose Carrot',
  retrieval: { title: 'Hello again', line: 'We kept your quote safe. Same answers, no starting over.' },
}
