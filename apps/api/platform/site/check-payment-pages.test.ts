import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testServer } from '../http/testing/test-server.ts'
import { checkPaymentPages } from './check-payment-pages.ts'
import { readPageTemplate, SiteError } from './page-template.ts'
import { readPaymentManifest } from './payment-manifest.ts'
import { site } from './site.ts'
import { builtSite, script, siteHosts } from './testing/built-site.ts'

const allowedOrigins = { frames: ['https://js.stripe.com'], calls: ['https://api.stripe.com'] }
const folders = { served: builtSite(), asked: builtSite(), started: builtSite(), added: builtSite() }
const SCRIPT = 'assets/app-1a2b3c4d.js'

/** The site as served on a port, with a proxy in between that may change responses. */
async function asServed(
  siteDir: string,
  between: (reply: { header: (name: string, value: string) => unknown }, body: unknown) => unknown = (
    _,
    body,
  ) => body,
) {
  const parts = { siteDir, journeyHosts: siteHosts, maintenance: undefined }
  const { app } = await testServer({
    allowedOrigins,
    site: (server) => {
      server.addHook('onSend', async (_request, reply, body) => between(reply, body))
      site(parts)(server)
    },
  })
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = Object(app.server.address())
  const sites = (['acorn_pc', 'flag_taxi'] as const).map((journey) => ({
    journey,
    address: new URL(`http://${journey.replaceAll('_', '-')}.localhost:${port}/`),
  }))
  const render = readPageTemplate(siteDir, undefined)
  return () => checkPaymentPages({ sites, manifest: readPaymentManifest(siteDir), render, allowedOrigins })
}

describe('what is served on the payment pages [T27]', () => {
  it('matches the build', async () => {
    const check = await asServed(folders.served)
    expect(await check()).toEqual([])
  })

  it('is reported by name when one byte of a script changes, compressed or not', async () => {
    const check = await asServed(folders.asked)
    const file = join(folders.asked, SCRIPT)
    appendFileSync(file, ' ')
    expect(await check()).toEqual([{ what: 'script', part: `/${SCRIPT}` }])
    writeFileSync(file, script)
    const packed = readFileSync(`${file}.br`)
    writeFileSync(`${file}.br`, brotliCompressSync(`${script} `))
    expect(await check()).toEqual([{ what: 'script', part: `/${SCRIPT}` }])
    writeFileSync(`${file}.br`, packed)
    expect(await check()).toEqual([])
  })

  it.each([
    ['content-security-policy', 'script-src *'],
    ['strict-transport-security', 'max-age=0'],
    ['permissions-policy', 'payment=*'],
  ])('is reported when the header %s changes', async (name, value) => {
    const check = await asServed(folders.served, (reply, body) => {
      reply.header(name, value)
      return body
    })
    const changes = await check()
    expect(changes).toContainEqual({ what: 'header', part: name })
    expect(changes.filter(({ what }) => what === 'header').every(({ part }) => part === name)).toBe(true)
  })

  it('is reported when a script is added to the page, or when anything else on the page changes', async () => {
    const withScript = await asServed(folders.served, (_reply, body) =>
      typeof body === 'string'
        ? body.replace('</head>', '<script src="https://evil.example/skim.js"></script></head>')
        : body,
    )
    expect(await withScript()).toContainEqual({ what: 'added-script', part: 'https://evil.example/skim.js' })
    const withForm = await asServed(folders.served, (_reply, body) =>
      typeof body === 'string'
        ? body.replace('</body>', '<form action="https://evil.example"></form></body>')
        : body,
    )
    expect(await withForm()).toContainEqual({ what: 'page', part: '/make-payment' })
  })
})

describe('a site that differs from its build [T27]', () => {
  const parts = { journeyHosts: siteHosts, maintenance: undefined }

  it('is not served: a changed script is named', () => {
    appendFileSync(join(folders.started, SCRIPT), ' ')
    expect(() => site({ ...parts, siteDir: folders.started })).toThrow(SiteError)
    expect(() => site({ ...parts, siteDir: folders.started })).toThrow(`/${SCRIPT}`)
  })

  it('is not served: an added script is named', () => {
    writeFileSync(join(folders.added, 'assets', 'extra.js'), 'alert(1)')
    expect(() => site({ ...parts, siteDir: folders.added })).toThrow('/assets/extra.js')
  })
})
