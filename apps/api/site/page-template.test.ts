import { expect, it } from 'vitest'
import { readPageTemplate } from './page-template'
import { builtSite, template } from './testing/built-site'

const unbuilt = builtSite('')
const old = builtSite(template.replaceAll('%NONCE%', '').replace('%TITLE%', 'Milepost'))
const dollars = builtSite(template.replace('%TITLE%', '%TITLE% $& $1'))

it('says that the site is not built', () => {
  expect(() => readPageTemplate('/nowhere/dist/web', undefined)).toThrow(
    'the web site is not built: /nowhere/dist/web/index.html cannot be read. Build it, or set SITE_DIR=off to serve the API alone.',
  )
})

it('says which markers a page lacks', () => {
  expect(() => readPageTemplate(old, undefined)).toThrow('lacks %NONCE%, %TITLE%: build the web site again.')
  expect(() => readPageTemplate(unbuilt, undefined)).toThrow('lacks %NONCE%, %JOURNEY%, %BRAND%, %TITLE%')
})

it('puts values in as they are', () => {
  const page = readPageTemplate(dollars, 'Costs $& more')('flag_taxi', 'abc+/==')
  expect(page).toContain('data-journey="flag_taxi" data-brand="F"')
  expect(page).toContain('nonce="abc+/=="')
  expect(page).toContain('content="Costs $&#38; more"')
})

it('says where errors are sent only where that is set [ERR-34] [D-018]', () => {
  const page = (url?: string) =>
    readPageTemplate(dollars, undefined, undefined, undefined, url)('flag_taxi', 'abc')
  expect(page()).not.toContain('error-report-url')
  expect(page('https://errors.example/in?a=1&b=2')).toContain(
    '<meta name="error-report-url" content="https://errors.example/in?a=1&#38;b=2">',
  )
})

it('says where the restart calls go only where that is set [API-42] [D-006]', () => {
  const page = (url?: string) => readPageTemplate(dollars, undefined, undefined, url)('flag_taxi', 'abc')
  expect(page()).not.toContain('restart-url')
  expect(page('https://restart.example')).toContain(
    '<meta name="restart-url" content="https://restart.example">',
  )
})
