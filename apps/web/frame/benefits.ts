import type { IconName } from '../ui/icon-paths'

export type Benefit = { text: string; icon: IconName }

/** The six of every page, in the specification's words (JRN-15, D-020). */
export const benefits: readonly Benefit[] = [
  { text: 'UK call centres', icon: 'headset' },
  { text: '24/7 claims helpline', icon: 'clock' },
  { text: 'Courtesy car or van for over 21s', icon: 'car' },
  { text: 'European third party cover', icon: 'globe' },
  { text: 'Legal expenses', icon: 'scales' },
  { text: 'Cover with points on licence', icon: 'licence' },
]
