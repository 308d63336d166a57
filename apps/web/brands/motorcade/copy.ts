import type { BrandCopy } from '../brand-copy'

export const copy: BrandCopy = {
  panelTitle: 'Why Motorcade',
  firstScreen: {
    heading: 'Tell us about your vehicle',
    lead: 'Enter the registration and we will look up the details for you to confirm.',
  },
}
