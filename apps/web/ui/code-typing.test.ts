import { expect, it } from 'vitest'
import { spreadCode, tidyCode } from './CodeBoxes.tsx'

const lengths = [5, 6, 3, 2]
const empty = ['', '', '', '']

it('removes the gaps and dashes from a code and writes it in capitals', () => {
  expect(tidyCode(' morga 657054-sm9\u00a0ij\n')).toBe('MORGA657054SM9IJ')
})

it('spreads a whole code over all boxes', () => {
  expect(spreadCode(empty, lengths, 0, 'MORGA657054SM9IJ')).toEqual({
    boxes: ['MORGA', '657054', 'SM9', 'IJ'],
    last: 3,
  })
})

it('spreads a part of it from the box where it was inserted, and leaves the others unchanged', () => {
  expect(spreadCode(['MORGA', '', '', 'XY'], lengths, 1, '657054S')).toEqual({
    boxes: ['MORGA', '657054', 'S', 'XY'],
    last: 2,
  })
})

it('drops what comes after the last box', () => {
  expect(spreadCode(empty, lengths, 2, 'SM9IJ35').boxes).toEqual(['', '', 'SM9', 'IJ'])
})
