import type { BrandCopy } from '../brand-copy'

export const copy: BrandCopy = {
  panelTitle: 'Why Briefly',
  firstScreen: {
    heading: 'Which vehicle is in the pound?',
    lead: 'Type the registration. We find the vehicle, you check it, and we get going.',
  },
}
