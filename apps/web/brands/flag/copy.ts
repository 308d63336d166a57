import type { BrandCopy } from '../brand-copy'

export const copy: BrandCopy = {
  panelTitle: 'With you on every fare',
  firstScreen: {
    heading: 'Which vehicle are you working in?',
    lead: "Type the plate and we'll find it. Your answers are kept if a fare comes in.",
  },
}
