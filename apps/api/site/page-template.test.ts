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
