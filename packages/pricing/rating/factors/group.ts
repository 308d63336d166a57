import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

const groups = Array.from({ length: 50 }, (_, index) => String(index + 1))

export const group = coded<Risk>({
  table: 'group',
  words: 'Insurance group',
  reads: ({ vehicle }) => String(vehicle.group),
  codes: [...groups, 'unknown'],
})
