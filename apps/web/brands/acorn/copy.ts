import type { BrandCopy } from '../brand-copy'

export const copy: BrandCopy = {
  panelTitle: 'Cover that stands by you',
  firstScreen: {
    heading: "Let's find your vehicle",
    lead: "Type the registration and we'll fill in the rest. You only check it.",
  },
}
