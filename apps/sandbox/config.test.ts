import { expect, it } from 'vitest'
import { readConfig } from './config'

function good(env: Record<string, string>) {
  const read = readConfig(env)
  if (read.kind === 'bad') throw new Error(read.problems.join('; '))
  return { ...read.config, siteUrl: read.config.siteUrl.href }
}

it('needs no setting at all', () => {
  expect(good({})).toEqual({
    host: '127.0.0.1',
    port: 3001,
    mailPort: 3025,
    siteUrl: 'http://localhost:3000/',
  })
})

it('takes every setting', () => {
  const env = {
    HOST: '0.0.0.0',
    SANDBOX_PORT: '4001',
    SANDBOX_MAIL_PORT: '25',
    SITE_URL: 'https://milepost.test',
  }
  expect(good(env)).toEqual({ host: '0.0.0.0', port: 4001, mailPort: 25, siteUrl: 'https://milepost.test/' })
})

it('puts the mail box beside the desk, or anywhere when the desk is anywhere', () => {
  expect(good({ SANDBOX_PORT: '5001' }).mailPort).toBe(5025)
  expect(good({ SANDBOX_PORT: '0' }).mailPort).toBe(0)
  expect(good({ SANDBOX_PORT: '65530' }).mailPort).toBe(0)
})

it('finds the site by its port', () => {
  expect(good({ SITE_PORT: '8080' }).siteUrl).toBe('http://localhost:8080/')
})

it('says everything that is wrong at once', () => {
  const env = { SANDBOX_PORT: 'three', SANDBOX_MAIL_PORT: '70000', SITE_PORT: '-1', SITE_URL: 'ftp://x' }
  const read = readConfig(env)
  expect(read).toEqual({
    kind: 'bad',
    problems: [
      'SANDBOX_PORT must be a port number from 0 to 65535, not "three"',
      'SANDBOX_MAIL_PORT must be a port number from 0 to 65535, not "70000"',
      'SITE_PORT must be a port number from 0 to 65535, not "-1"',
      'SITE_URL must be an http address such as http://localhost:3000, not "ftp://x"',
    ],
  })
})
