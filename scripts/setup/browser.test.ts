import { describe, expect, it } from 'vitest'
import { findBrowser, type Machine, provideBrowser } from './browser.mjs'

const version = { ok: true, output: 'Chromium 156.0.8078.73 built on Debian GNU/Linux 12 (bookworm)' }
const failed = { ok: false, output: 'it went wrong' }
const ignore = () => {}

/** A machine on which only these programs run; `fetch` may add one. */
function machine(
  programs: Record<string, { ok: boolean; output: string }>,
  more: Partial<Machine> = {},
): Machine & { ran: string[] } {
  const ran: string[] = []
  return {
    ran,
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    exists: (path) => path in programs,
    run: (command, args) => {
      const line = [command, ...args].join(' ')
      ran.push(line)
      return programs[line] ?? (args[0] === '--version' ? programs[command] : undefined) ?? failed
    },
    downloaded: () => undefined,
    playwright: '/clone/playwright',
    ...more,
  }
}

describe('a browser', () => {
  it('is the one on the path', () => {
    expect(findBrowser(machine({ '/usr/bin/chromium': version }))).toBe('/usr/bin/chromium')
  })

  it('is preferably the headless one, which does half the work', () => {
    const both = machine({ '/usr/bin/chromium': version, '/usr/bin/chromium-headless-shell': version })
    expect(findBrowser(both)).toBe('/usr/bin/chromium-headless-shell')
  })

  it('is passed over when it only points to the snap store', () => {
    const snap = { ok: false, output: 'Command requires the chromium snap to be installed.' }
    const here = machine({
      '/usr/bin/chromium-browser': snap,
      '/usr/bin/google-chrome': { ok: true, output: 'Google Chrome 156.0.1.2' },
    })
    expect(findBrowser(here)).toBe('/usr/bin/google-chrome')
  })

  it('is only the one that CHROMIUM names, even if that one does not run', () => {
    const env = { CHROMIUM: '/opt/chrome', PATH: '/usr/bin' }
    expect(findBrowser(machine({ '/opt/chrome': version, '/usr/bin/chromium': version }, { env }))).toBe(
      '/opt/chrome',
    )
    const refused = provideBrowser(ignore, machine({ '/usr/bin/chromium': version }, { env }))
    expect(refused).toEqual({
      ok: false,
      message: 'CHROMIUM names /opt/chrome, which does not run as a browser.',
    })
  })

  it('is the one downloaded before, when the system has none', () => {
    const here = machine({ '/home/a/.cache/chrome': version }, { downloaded: () => '/home/a/.cache/chrome' })
    expect(findBrowser(here)).toBe('/home/a/.cache/chrome')
  })

  it('comes from apt where there is apt and root', () => {
    const programs: Record<string, { ok: boolean; output: string }> = {
      'apt-get': { ok: true, output: 'apt 2.6' },
    }
    const here = machine(programs, { isRoot: true })
    const { run } = here
    here.run = (command, args) => {
      if (command === 'apt-get' && args[0] === 'install') programs['/usr/bin/chromium'] = version
      return command === 'apt-get' ? { ok: true, output: '' } : run(command, args)
    }
    expect(provideBrowser(ignore, here)).toEqual({ ok: true, path: '/usr/bin/chromium' })
  })

  it('comes from apt as the full browser where an older Debian has no headless one', () => {
    const programs: Record<string, { ok: boolean; output: string }> = {}
    const here = machine(programs, { isRoot: true })
    const { run } = here
    here.run = (command, args) => {
      if (command !== 'apt-get') return run(command, args)
      if (args.at(-1) === 'chromium') programs['/usr/bin/chromium'] = version
      return args.at(-1) === 'chromium-headless-shell' ? failed : { ok: true, output: '' }
    }
    expect(provideBrowser(ignore, here)).toEqual({ ok: true, path: '/usr/bin/chromium' })
  })

  it('comes from Playwright for a user without root, who is not asked for it', () => {
    let isDownloaded = false
    const here = machine(
      { '/cache/chrome': version },
      { downloaded: () => (isDownloaded ? '/cache/chrome' : undefined) },
    )
    const { run } = here
    here.run = (command, args) => {
      isDownloaded ||= args.includes('install')
      return run(command, args)
    }
    expect(provideBrowser(ignore, here)).toEqual({ ok: true, path: '/cache/chrome' })
    expect(here.ran).toContain(`${process.execPath} /clone/playwright install chromium`)
    expect(here.ran.join()).not.toContain('apt-get')
  })

  it('that cannot be installed is reported, with what to do', () => {
    const refused = provideBrowser(ignore, machine({ 'apt-get': version }, { isRoot: true }))
    expect(refused).toMatchObject({ ok: false })
    const words = refused.ok ? '' : refused.message
    expect(words).toContain("Debian's packages: it went wrong")
    expect(words).toContain("Playwright's download: it went wrong")
    expect(words).toContain('CHROMIUM=/path/to/chromium npm test')
  })
})
