import { brotliDecompressSync } from 'node:zlib'
import { firmOf, themes } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { testServer } from '../http/testing/test-server.ts'
import { pagePaths } from './page-paths.ts'
import { type SiteSettings, site } from './site.ts'
import { builtSite, script, siteHosts } from './testing/built-site.ts'

const siteDir = builtSite()
const open: SiteSettings = { siteDir, journeyHosts: siteHosts, maintenance: undefined }

async function get(
  url: string,
  headers: Record<string, string> = {},
  settings: Partial<SiteSettings> = {},
  proxy: { proxyDepth?: number; trustsForwardedHost?: boolean } = {},
) {
  const { app } = await testServer({ site: site({ ...open, ...settings }), ...proxy })
  return app.inject({ url, headers })
}

describe('the journey of a page', () => {
  it.each(journeyIds)('is %s on its own host name [JRN-07]', async (id) => {
    const response = await get('/', { host: `${id.replaceAll('_', '-')}.localhost:3000` })
    expect(response.body).toContain(
      `<html lang="en-GB" data-journey="${id}" data-brand="${journeyIdentities[id].brand}">`,
    )
    expect(response.body).not.toMatch(/%[A-Z]+%/)
  })

  it.each(['localhost:3000', '127.0.0.1', 'unknown.example', '[::1]:3000'])(
    'is acorn_pc on the unmapped host %s [JRN-07]',
    async (host) => {
      expect((await get('/', { host })).body).toContain('data-journey="acorn_pc"')
    },
  )

  it('cannot be changed by what a visitor sends [JRN-07]', async () => {
    const headers = {
      host: 'flag-taxi.localhost',
      'x-forwarded-host': 'acorn-cv.localhost',
      'x-tenant': 'M',
      'x-product': 'CV',
      cookie: 'journey=acorn_cv',
    }
    expect((await get('/?journey=acorn_cv&VITE_JOURNEY=acorn_cv', headers)).body).toContain(
      'data-journey="flag_taxi"',
    )
  })

  it('cannot be changed by a header that our proxy passes on unchanged [JRN-07]', async () => {
    const headers = { host: 'flag-taxi.localhost', 'x-forwarded-host': 'acorn-cv.localhost' }
    expect((await get('/', headers, {}, { proxyDepth: 1 })).body).toContain('data-journey="flag_taxi"')
  })

  it('follows the host that our own proxy names, if configured to', async () => {
    const headers = { host: 'inside:3000', 'x-forwarded-host': 'acorn-cv.localhost' }
    const proxy = { proxyDepth: 1, trustsForwardedHost: true }
    expect((await get('/', headers, {}, proxy)).body).toContain('data-journey="acorn_cv"')
  })

  it('is the pinned one on every host [JRN-07]', async () => {
    const pinned = { journeyHosts: { ...siteHosts, pinned: 'carrot_pc' as const } }
    expect((await get('/', { host: 'acorn-pc.localhost' }, pinned)).body).toContain(
      'data-journey="carrot_pc" data-brand="CRT"',
    )
  })

  it('is found for a host name in any case and with a final dot', async () => {
    expect((await get('/', { host: 'ACORN-CV.localhost.' })).body).toContain('data-journey="acorn_cv"')
  })
})

describe('a page', () => {
  it.each(pagePaths)('is served at %s', async (path) => {
    const response = await get(path)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('carries the nonce of its own policy on every script and style, and a title', async () => {
    const response = await get('/')
    const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1]
    expect(response.body.split(`nonce="${nonce}"`)).toHaveLength(6)
    expect(response.body).toContain('<title>Car insurance - Acorn</title>')
  })

  it.each(journeyIds)(
    'describes to search engines and shared links what %s sells, in its colours',
    async (id) => {
      const { brand, name } = journeys[id]
      const { body } = await get('/', { host: `${id.replaceAll('_', '-')}.localhost` })
      const content = (attribute: string) =>
        new RegExp(`<meta ${attribute} content="([^"]+)">`).exec(body)?.[1]
      expect(content('name="description"')?.length).toBeGreaterThan(70)
      expect(content('name="description"')?.length).toBeLessThan(160)
      expect(content('name="theme-color"')).toBe(themes[brand].colours.header)
      expect(content('property="og:title"')).toBe(`${name} - ${firmOf(brand).name}`)
      expect(content('property="og:description"')).toBe(content('name="description"'))
      // Only where the picture was built, with the address that visitors use.
      expect(content('property="og:image"')).toBe(
        id === 'carrot_pc' ? 'http://carrot-pc.localhost:3000/sharing/carrot_pc.png' : undefined,
      )
    },
  )

  it.each(['/', '/quote', '/quote/vehicle-details'])(
    'shows the first screen of its journey before any script arrives, at %s',
    async (path) => {
      const { body } = await get(path, { host: 'flag-taxi.localhost' })
      expect(body).toContain('<div id="root"><h1>The first screen of flag_taxi</h1></div>')
    },
  )

  it.each(['/quote/about-you', '/results', '/outage/'])('shows no first screen at %s', async (path) => {
    expect((await get(path)).body).toContain('<div id="root" data-waiting><h1>The frame of')
  })

  it.each(['/', '/quote/vehicle-details', '/results', '/make-payment', '/outage/', '/nowhere'])(
    'shows at %s that nothing bought on a test site is real, and only on a test site',
    async (url) => {
      const testNotice = 'Test site: nothing bought here is real.'
      const headers = { accept: 'text/html' }
      const { body } = await get(url, headers, { testNotice })
      expect(body).toContain(
        `<body><section class="site-notice" aria-label="Test site">${testNotice}</section>`,
      )
      expect((await get(url, headers)).body).not.toContain('site-notice')
    },
  )

  it('gives a visitor a session, once', async () => {
    const cookie = String((await get('/')).headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-sid=[A-Za-z0-9_-]{64}; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
    const [pair = ''] = cookie.split(';')
    expect((await get('/', { cookie: pair })).headers).not.toHaveProperty('set-cookie')
    expect((await get('/', { cookie: '__Host-sid=chosen-by-me' })).headers['set-cookie']).toMatch(
      /^__Host-sid=/,
    )
  })

  it('is shown with 404 at an unknown address', async () => {
    const response = await get('/quote/nowhere', { accept: 'text/html,*/*' })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it.each([
    '/nowhere',
    '/index.html',
    '/first-screen/acorn_pc.html',
    '/landing-screen/acorn_pc.html',
    '/waiting-screen/acorn_pc.html',
    '/brands.json',
    '/preloads.json',
    '/api/v1/No/Such',
    '/.secret',
    '/favicon.svg.br',
  ])('is not shown to a program at %s', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })
})

describe('a built file', () => {
  it('is cached for a year, because its name changes with its content', async () => {
    const response = await get('/assets/app-1a2b3c4d.js')
    expect(response.body).toBe(script)
    expect(response.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('is served compressed as it was built', async () => {
    const brotli = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.headers['content-type']).toMatch(/javascript/)
    expect(brotli.headers['vary']).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
    expect(
      (await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
    ).toBe('gzip')
  })

  it.each(['/favicon.svg', '/favicons/CRT.svg'])('outside /assets is cached for an hour: %s', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('public, max-age=3600')
    expect(response.headers['content-type']).toMatch(/^image\/svg\+xml/)
  })

  it.each([
    '/assets/none.js',
    '/assets/',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%00',
    '/assets/app-1a2b3c4d.js.br',
  ])('is not found at %s', async (url) => {
    const response = await get(url, { accept: 'text/html' })
    expect(response.statusCode).toBe(404)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).not.toContain('%NONCE%')
  })
})

describe('the sales image of a comparison site', () => {
  const salesImage = { url: 'https://pixel.example/sale?a=1&b=2', source: 'quotelark' }

  it('is written into the page if it is configured [AGG-13] [AGG-14]', async () => {
    const { body } = await get('/results', {}, { salesImage })
    expect(body).toContain(
      '<meta name="sales-image" content="https://pixel.example/sale?a=1&#38;b=2" data-source="quotelark">',
    )
  })

  it('is absent otherwise', async () => {
    expect((await get('/results')).body).not.toContain('sales-image')
  })
})

describe('maintenance', () => {
  const closed = { maintenance: { message: 'Back at 6 <b>am</b> & "early"' } }

  it('redirects every page to the outage page', async () => {
    for (const path of ['/', '/quote/vehicle-details', '/results']) {
      const response = await get(path, {}, closed)
      expect([response.statusCode, response.headers.location]).toEqual([302, '/outage/'])
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect((await get('/nowhere', { accept: 'text/html' }, closed)).statusCode).toBe(302)
  })

  it.each(['/outage', '/outage/'])('shows the operator’s message at %s', async (path) => {
    const response = await get(path, {}, closed)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(
      '<meta name="outage-message" content="Back at 6 &#60;b&#62;am&#60;/b&#62; &#38; &#34;early&#34;"></head>',
    )
  })

  it('does not affect files, health checks and calls', async () => {
    expect((await get('/assets/app-1a2b3c4d.js', {}, closed)).statusCode).toBe(200)
    expect((await get('/healthz', {}, closed)).statusCode).toBe(200)
    expect((await get('/api/v1/No/Such', {}, closed)).statusCode).toBe(404)
  })
})

describe('a transfer to the sister journey', () => {
  const from = { host: 'acorn-pc.localhost:3000' }

  it('leads to the page that opens handed-over answers [END-01]', async () => {
    const response = await get('/transfer/acorn_cv?handed-over', from)
    expect(response.headers.location).toBe('http://acorn-cv.localhost:3000/saved-quote')
  })

  it('leads to the host of that journey with the registration', async () => {
    const response = await get('/transfer/acorn_cv?registration=vn21%20van', from)
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('http://acorn-cv.localhost:3000/?registration=VN21+VAN')
  })

  it('uses neither scheme nor port from the request [T12]', async () => {
    const headers = { host: 'acorn-pc.localhost:6666', 'x-forwarded-proto': 'gopher' }
    const response = await get('/transfer/acorn_cv', headers, {}, { proxyDepth: 1 })
    expect(response.headers.location).toBe('http://acorn-cv.localhost:3000/')
  })

  it('drops a value that is not a registration', async () => {
    const response = await get('/transfer/acorn_cv?registration=%3Cscript%3E', from)
    expect(response.headers.location).toBe('http://acorn-cv.localhost:3000/')
  })

  it.each(['flag_taxi', '//evil.example', 'https:evil.example', '%5cevil.example', 'nowhere'])(
    'does not lead to %s',
    async (target) => {
      const response = await get(`/transfer/${target}`, { ...from, accept: 'text/html' })
      expect(response.statusCode).toBe(404)
      expect(response.headers).not.toHaveProperty('location')
    },
  )

  it('is not found when one journey is pinned', async () => {
    const pinned = { journeyHosts: { ...siteHosts, pinned: 'acorn_pc' as const } }
    expect((await get('/transfer/acorn_cv', { ...from, accept: 'text/html' }, pinned)).statusCode).toBe(404)
  })
})
