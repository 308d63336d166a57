import { expect, it } from 'vitest'
import { fontsWithoutReferrer } from './styles.ts'

it('loads fonts without a referrer, and keeps the source that every browser understands [T5]', () => {
  expect(fontsWithoutReferrer('@font-face{src:url(/a.woff2)format("woff2")}')).toBe(
    '@font-face{src:url(/a.woff2)format("woff2");src:url("/a.woff2" referrer-policy(no-referrer)) format("woff2")}',
  )
  expect(fontsWithoutReferrer('src: url("/b.woff2") format("woff2");')).toBe(
    'src: url("/b.woff2") format("woff2");src:url("/b.woff2" referrer-policy(no-referrer)) format("woff2");',
  )
  expect(fontsWithoutReferrer('src:local(Arial)')).toBe('src:local(Arial)')
})
