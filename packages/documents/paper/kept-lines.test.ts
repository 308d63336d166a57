import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faceOf } from '../fonts/faces'
import { keptLines } from './kept-lines'
import { type Faces, setLines } from './set-lines'
import { type Style, styles } from './styles'
import { strong, type Text } from './text'

const facesOf = (family: 'figtree' | 'barlow'): Faces => ({
  regular: faceOf(family, 'regular'),
  bold: faceOf(family, 'bold'),
  wideRegular: faceOf('wide', 'regular'),
  wideBold: faceOf('wide', 'bold'),
})
const faces = facesOf('figtree')
const told = (text: Text, style: Style = styles.body, width = 200, own = faces) =>
  keptLines(text, style, width, own).map(({ runs, width: wide }) => ({
    wide,
    runs: runs.map(({ text: run, face }) => [run, face.name]),
  }))

it('are broken once, and are the lines they would be', () => {
  const words = 'You pay the first part of a claim for damage to your vehicle.'
  expect(keptLines(words, styles.body, 120, faces)).toBe(keptLines(words, styles.body, 120, faces))
  expect(keptLines(words, styles.body, 120, faces)).toEqual(setLines(words, styles.body, 120, faces))
})

it('are not those of the same words in another size, width, weight or face', () => {
  const words = 'Fire and theft'
  const all = [
    told(words),
    told(words, styles.strong),
    told(words, styles.small),
    told(words, styles.body, 40),
    told(words, styles.body, 200, facesOf('barlow')),
    told([strong(words)]),
    told(['Fire ', strong('and theft')]),
  ]
  expect(new Set(all.map((lines) => JSON.stringify(lines))).size).toBe(6)
  expect(told([strong(words)])).toEqual(told(words, styles.strong))
})

it('are never another text, whatever somebody writes', () => {
  const part = fc.oneof(
    fc.stringMatching(/^[0-9:! ab]{0,8}$/),
    fc.stringMatching(/^[0-9:! ab]{0,8}$/).map(strong),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (text) => {
      expect(keptLines(text, styles.body, 200, faces)).toEqual(setLines(text, styles.body, 200, faces))
    }),
  )
})
