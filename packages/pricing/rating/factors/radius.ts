import { businessRadii } from '@milepost/domain/lists/business-radii'
import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const radius = coded<Risk>({
  table: 'radius',
  words: 'How far it works from base',
  reads: ({ work }) => (work.kind === 'commercial' ? work.radius : 'not-asked'),
  codes: [...businessRadii.map(({ code }) => code), 'not-asked'],
})
