import { build } from '../build/build.mjs'
import { install } from './install.mjs'

/**
 * Everything between a fresh clone and a product that can start. If nothing has changed it does nothing, within milliseconds.
 * @param {string} root
 * @param {(words: string) => void} say
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>}
 */
export async function prepare(root, say) {
  const installed = await install(root, say)
  if (!installed.ok) return installed
  const failed = (await build(root, say)).filter((target) => target.problem !== undefined)
  if (failed.length === 0) return { ok: true }
  return {
    ok: false,
    message: failed.map(({ name, problem }) => `${problem}\nThe ${name} could not be built.`).join('\n'),
  }
}
