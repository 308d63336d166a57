import type { BrandCopy } from '../brand-copy'

export const copy: BrandCopy = {
  panelTitle: 'Why choose Carrot',
  firstScreen: {
    heading: 'First things first: your car',
    lead: "Your registration tells us most of what we need. Check it's right and carry on.",
  },
}
