import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isWritable } from '../setup/install.mjs'

/**
 * The environment variables that a check sees. The product's settings are left out, because a PORT left set would make a test fail
 * on one machine only.
 */
const allowedVariables =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|COLORTERM|LANG|LC_\w+|TZ|TMPDIR|TMP|TEMP|CI|LONG|DEBUG|CHROMIUM|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|LD_LIBRARY_PATH|XDG_\w+|PLAYWRIGHT_\w+|npm_\w+|(https?|no|all)_proxy)$/i

/**
 * The environment of every check. If there is no writable home, one is created: browsers and package tools need one.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} variables
 * @param {{ colour: boolean }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function checkEnvironment(root, variables, { colour }) {
  const env = Object.fromEntries(Object.entries(variables).filter(([name]) => allowedVariables.test(name)))
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
