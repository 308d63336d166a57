import type { Risk } from '../../risk/risk'
import { banded } from '../factor'

/** In whole pounds. */
export const excess = banded<Risk>({
  table: 'excess',
  words: 'Voluntary excess',
  reads: ({ cover }) => Math.floor(cover.voluntaryExcess / 100),
})
