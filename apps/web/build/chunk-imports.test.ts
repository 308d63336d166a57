import { expect, it } from 'vitest'
import { chunksOf } from './chunk-imports'

const chunk = (name: string, imports: string[] = []) => ({
  fileName: `${name}.js`,
  moduleIds: [`/web/${name}.tsx`],
  imports: imports.map((each) => `${each}.js`),
})
const chunks = [chunk('page', ['parts', 'words']), chunk('words'), chunk('parts', ['words']), chunk('other')]

it('names every file after those it imports, so that its styles win over theirs', () => {
  const names = chunksOf(chunks, ['/web/page.tsx']).map(({ fileName }) => fileName)
  expect(names).toEqual(['words.js', 'parts.js', 'page.js'])
})

it('ends where two files import each other', () => {
  const names = chunksOf([chunk('one', ['two']), chunk('two', ['one'])], ['/web/one.tsx'])
  expect(names).toHaveLength(2)
})
