import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPageTemplate } from './page-template.ts'
import { builtSite, template } from './testing/built-site.ts'

const unbuilt = builtSite('')
const old = builtSite(template.replaceAll('%NONCE%', '').replace('%TITLE%', 'Milepost'))
const dollars = builtSite(template.replace('%TITLE%', '%TITLE% $& $1'))

it('reports that the site is not built', () => {
  expect(() => readPageTemplate('/nowhere/dist/web', undefined)).toThrow(
    'the web site is not built: /nowhere/dist/web/index.html cannot be read. Build it, or set SITE_DIR=off to serve the API alone.',
  )
})

it('names the markers that a page lacks', () => {
  expect(() => readPageTemplate(old, undefined)).toThrow('lacks %NONCE%, %TITLE%: build the web site again.')
  expect(() => readPageTemplate(unbuilt, undefined)).toThrow(
    'lacks %NONCE%, %JOURNEY%, %BRAND%, %TITLE%, <div id="root"></div>',
  )
})

it('inserts values unchanged', () => {
  const page = readPageTemplate(dollars, 'Costs $& more')('flag_taxi', 'abc+/==')
  expect(page).toContain('data-journey="flag_taxi" data-brand="F"')
  expect(page).toContain('nonce="abc+/=="')
  expect(page).toContain('content="Costs $&#38; more"')
})

it('names the address for error reports only if it is set [ERR-34] [D-018]', () => {
  const page = (url?: string) =>
    readPageTemplate(dollars, undefined, undefined, undefined, url)('flag_taxi', 'abc')
  expect(page()).not.toContain('error-report-url')
  expect(page('https://errors.example/in?a=1&b=2')).toContain(
    '<meta name="error-report-url" content="https://errors.example/in?a=1&#38;b=2">',
  )
})

it('names the address of the restart calls only if it is set [API-42] [D-006]', () => {
  const page = (url?: string) => readPageTemplate(dollars, undefined, undefined, url)('flag_taxi', 'abc')
  expect(page()).not.toContain('restart-url')
  expect(page('https://restart.example')).toContain(
    '<meta name="restart-url" content="https://restart.example">',
  )
})

it('contains the first screen of the journey, only at its own address', () => {
  const render = readPageTemplate(dollars, undefined)
  expect(render('flag_taxi', 'abc', '/quote/vehicle-details')).toContain(
    '<div id="root"><h1>The first screen of flag_taxi</h1></div>',
  )
  expect(render('flag_taxi', 'abc', '/results')).not.toContain('The first screen')
})

it('contains at any other address the frame that is shown while the page loads', () => {
  expect(readPageTemplate(dollars, undefined)('flag_taxi', 'abc', '/results')).toContain(
    '<div id="root" data-waiting><h1>The frame of flag_taxi</h1></div>',
  )
})

it('contains the styles of its own brand only, and preloads their font', () => {
  const render = readPageTemplate(dollars, undefined)
  const page = render('acorn_cv', 'abc')
  expect(page).toContain('<style nonce="abc">[data-brand="A"]{--accent: green;}</style>')
  expect(page).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/assets/font-3a4b5c6d.woff2" crossorigin>',
  )
  expect(render('flag_taxi', 'abc')).not.toMatch(/rel="preload"|data-brand="A"\]/)
})

it('shows immediately that a quote is loading, where a comparison site sends its visitors [AGG-03]', () => {
  expect(readPageTemplate(dollars, undefined)('flag_taxi', 'abc', '/pcw-result')).toContain(
    '<div id="root" data-waiting><h1>The landing of flag_taxi</h1></div>',
  )
})

it('fetches everything that shows the quote of a landing together, once its screen is shown', () => {
  const page = readPageTemplate(dollars, undefined)('flag_taxi', 'abc', '/pcw-result')
  expect(page).toContain(
    '<template id="when-shown"><script type="module" crossorigin src="/assets/app-1a2b3c4d.js" nonce="abc"></script>' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/results-7e8f9a0b.js" nonce="abc">' +
      '<link rel="preload" as="style" crossorigin href="/assets/results-1b2c3d4e.css"></template>',
  )
  expect(page.match(/results-7e8f9a0b/g)).toHaveLength(1)
})

it('fetches the script of a first screen once the screen is shown, and of any other page immediately', () => {
  const render = readPageTemplate(dollars, undefined)
  expect(render('flag_taxi', 'abc', '/')).toContain(
    '<template id="when-shown"><script type="module" crossorigin src="/assets/app-1a2b3c4d.js" nonce="abc"></script></template>' +
      '<script type="module" nonce="abc">const {content}=document.getElementById("when-shown"),start=()=>document.head.append(content);' +
      'document.hidden?start():(new PerformanceObserver(start).observe({type:"paint",buffered:true}),setTimeout(start,1000))</script>',
  )
  expect(render('flag_taxi', 'abc', '/results')).not.toContain('<template')
})

it('reports that the first screens are not rendered', () => {
  const undrawn = builtSite(template)
  rmSync(join(undrawn, 'first-screen'), { recursive: true })
  expect(() => readPageTemplate(undrawn, undefined)).toThrow('acorn_pc.html cannot be read')
})

it('preloads the scripts and styles of the requested page, and waits for neither', () => {
  const render = readPageTemplate(dollars, undefined)
  const page = render('acorn_cv', 'abc', '/results')
  expect(page).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/results-7e8f9a0b.js" nonce="abc">',
  )
  expect(page).toContain('<link rel="preload" as="style" crossorigin href="/assets/results-1b2c3d4e.css">')
  expect(page).not.toContain('rel="stylesheet"')
  expect(render('acorn_cv', 'abc', '/quote/about-you')).not.toContain('results-7e8f9a0b')
})

it('declares that a wallet opens a window only if one does [CRD-23]', () => {
  const page = (paysInWindows?: boolean) =>
    readPageTemplate(builtSite(), undefined, undefined, undefined, undefined, paysInWindows)('acorn_pc', 'n')
  expect(page()).not.toContain('payment-windows')
  expect(page(true)).toContain('<meta name="payment-windows">')
})
