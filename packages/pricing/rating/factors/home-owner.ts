import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const homeOwner = coded<Risk>({
  table: 'home-owner',
  words: 'Home owner',
  reads: ({ isHomeOwner }) => (isHomeOwner ? 'yes' : 'no'),
  codes: ['yes', 'no'],
})
