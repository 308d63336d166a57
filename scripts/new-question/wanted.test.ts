import { expect, it } from 'vitest'
import { fileName, inWords, readWanted } from './wanted'

it('takes a subject, a name and a kind', () => {
  expect(readWanted(['vehicle', 'hasDashCam', 'yes-no'])).toEqual({
    subject: 'vehicle',
    name: 'hasDashCam',
    kind: 'yes-no',
  })
})

it.each([
  [[], 'npm run new-question'],
  [['boat', 'hasDashCam', 'yes-no'], 'There is no subject "boat"'],
  [['vehicle', 'toString', 'toString'], 'No question of kind "toString"'],
  [['toString', 'hasDashCam', 'yes-no'], 'There is no subject "toString"'],
  [['vehicle', 'Has dash cam', 'yes-no'], 'is no name of a field'],
  [['vehicle', '../../evil', 'yes-no'], 'is no name of a field'],
  [['vehicle', 'hasDashCam', 'plate'], 'No question of kind "plate"'],
  [['vehicle', 'hasDashCam', 'yes-no', 'now'], 'npm run new-question'],
])('says why %j cannot be made', (args, words) => {
  expect(readWanted(args)).toEqual({ refused: expect.stringContaining(words) })
})

it('names the file and its words by the field', () => {
  expect(fileName('hasDashCam')).toBe('has-dash-cam')
  expect(inWords('hasDashCam')).toBe('has dash cam')
})
