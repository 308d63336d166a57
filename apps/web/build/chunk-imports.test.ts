import { expect, it } from 'vitest'
import { chunksOf } from './chunk-imports.ts'

const chunk = (name: string, imports: string[] = []) => ({
  fileName: `${name}.js`,
  moduleIds: [`/web/${name}.tsx`],
  imports: imports.map((each) => `${each}.js`),
})
const chunks = [chunk('page', ['parts', 'words']), chunk('words'), chunk('parts', ['words']), chunk('other')]

it('lists every file after its imports, so that its styles override theirs', () => {
  const names = chunksOf(chunks, ['/web/page.tsx']).map(({ fileName }) => fileName)
  expect(names).toEqual(['words.js', 'parts.js', 'page.js'])
})

it('terminates when two files import each other', () => {
  const names = chunksOf([chunk('one', ['two']), chunk('two', ['one'])], ['/web/one.tsx'])
  expect(names).toHaveLength(2)
})
