import { expect, it } from 'vitest'
import { spreadCode, tidyCode } from './CodeBoxes'

const lengths = [5, 6, 3, 2]
const empty = ['', '', '', '']

it('takes the gaps and dashes out of a code and writes it in capitals', () => {
  expect(tidyCode(' morga 657054-sm9\u00a0ij\n')).toBe('MORGA657054SM9IJ')
})

it('lays a whole code over all boxes', () => {
  expect(spreadCode(empty, lengths, 0, 'MORGA657054SM9IJ')).toEqual({
    boxes: ['MORGA', '657054', 'SM9', 'IJ'],
    last: 3,
  })
})

it('lays a part of it from the box it was given to, and leaves the others alone', () => {
  expect(spreadCode(['MORGA', '', '', 'XY'], lengths, 1, '657054S')).toEqual({
    boxes: ['MORGA', '657054', 'S', 'XY'],
    last: 2,
  })
})

it('drops what comes after the last box', () => {
  expect(spreadCode(empty, lengths, 2, 'SM9IJ35').boxes).toEqual(['', '', 'SM9', 'IJ'])
})
