import type { BrandCopy } from '../brand-copy'

export const copy: BrandCopy = {
  panelTitle: 'Measured cover, clear terms',
  firstScreen: {
    heading: 'Start with your car',
    lead: 'We look the details up from your registration, and you confirm them.',
  },
}
