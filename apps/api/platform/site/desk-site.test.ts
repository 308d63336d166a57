import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { deskServer } from '../../desk/testing/desk-server.ts'
import { testServer } from '../http/testing/test-server.ts'
import { deskSite } from './desk-site.ts'
import { SiteError } from './page-template.ts'

const folder = mkdtempSync(join(tmpdir(), 'milepost-desk-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<head><script nonce="%NONCE%" src="/assets/a.js"></script></head>')
writeFileSync(join(folder, 'assets', 'a.js'), 'void 0')
writeFileSync(join(folder, 'secret.txt'), 'not for anybody')
afterAll(() => rmSync(folder, { recursive: true }))

const server = await deskServer({}, { site: folder })
const html = { headers: { accept: 'text/html' } }

describe('the pages of the desk', () => {
  it.each(['/', '/signed-out?because=idle'])(
    'are one page at %s, with a nonce of its response [DSK-114]',
    async (path) => {
      const { ask } = server.browser()
      const [one, other] = [await ask('GET', path, html), await ask('GET', path, html)]
      expect(one.status).toBe(200)
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(one.text) ?? []
      expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}' 'strict-dynamic'`)
      expect(other.text).not.toBe(one.text)
    },
  )

  it('need no session: a visitor who is not signed in learns there how to sign in [DSK-114]', async () => {
    expect((await server.browser().ask('GET', '/', html)).setCookies).toEqual([])
  })

  it('are not found elsewhere: a person gets a page, a program gets a problem', async () => {
    const { ask } = server.browser()
    const lost = await ask('GET', '/nowhere', html)
    expect([lost.status, lost.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect((await ask('GET', '/nowhere')).body).toMatchObject({ code: 'NOT_FOUND' })
    expect((await ask('GET', '/api/desk/v1/Nothing', html)).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('have files that never change, and no other file is served [DSK-114]', async () => {
    const { ask } = server.browser()
    const file = await ask('GET', '/assets/a.js')
    expect([file.text, file.headers['cache-control']]).toEqual([
      'void 0',
      'public, max-age=31536000, immutable',
    ])
    for (const path of [
      '/assets/..%2fsecret.txt',
      '/assets/%2e%2e/secret.txt',
      '/secret.txt',
      '/index.html',
      '/assets/.x',
    ])
      expect((await ask('GET', path)).status, path).toBe(404)
  })

  it('show on a test site that it is one, with any text', async () => {
    const { app } = await testServer({ site: deskSite(folder, 'Only a "test"') })
    expect((await app.inject('/')).body).toContain(
      '<meta name="test-notice" content="Only a &#34;test&#34;">',
    )
  })

  it('must be built first', () => {
    expect(() => deskSite(join(folder, 'nowhere'), undefined)).toThrow(SiteError)
  })
})
