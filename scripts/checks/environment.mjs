import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isWritable } from '../setup/install.mjs'

/**
 * What a check sees of the environment. Settings of the product stay out, or a PORT left set would make a test fail on one
 * machine only.
 */
const kept =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|COLORTERM|LANG|LC_\w+|TZ|TMPDIR|TMP|TEMP|CI|LONG|DEBUG|CHROMIUM|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|LD_LIBRARY_PATH|XDG_\w+|PLAYWRIGHT_\w+|npm_\w+|(https?|no|all)_proxy)$/i

/**
 * The environment every check runs in. A home to write to is made where there is none: browsers and package tools want one.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} given
 * @param {{ colour: boolean }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function checkEnvironment(root, given, { colour }) {
  const env = Object.fromEntries(Object.entries(given).filter(([name]) => kept.test(name)))
  return {
    ...env,
    HOME: isWritable(env['HOME']) ? env['HOME'] : madeHome(root),
    ...(colour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  }
}

/** @param {string} root */
function madeHome(root) {
  const home = join(root, '.cache', 'home')
  mkdirSync(home, { recursive: true })
  return home
}
