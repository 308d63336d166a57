import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const leftHandDrive = coded<Risk>({
  table: 'left-hand-drive',
  words: 'Side of the wheel',
  reads: ({ vehicle }) => (vehicle.isLeftHandDrive ? 'left' : 'right'),
  codes: ['left', 'right'],
})
