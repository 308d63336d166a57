import { coverLevels } from '@milepost/domain/lists/cover-levels'
import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const cover = coded<Risk>({
  table: 'cover',
  words: 'Level of cover',
  reads: ({ cover }) => cover.level,
  codes: coverLevels.map(({ code }) => code),
})
