import { createHash } from 'node:crypto'
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { esbuildOptions, runNode } from './server.mjs'

/**
 * Bundles a server that starts often: `main.cjs`, and `main.js`, which runs it from V8's code cache (decision 0063). One classic
 * function instead of a module, because this Node does not cache compiled modules. Modules imported by `await import` are part of
 * it and are evaluated on first use.
 * @param {string} root
 * @param {string} outdir
 * @param {string} source
 */
export async function bundleProgram(root, outdir, source) {
  const folder = join(root, outdir)
  const old = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('main.'))
  await Promise.all(old.map((name) => rm(join(folder, name))))
  const built = await runNode(
    [
      'node_modules/esbuild/bin/esbuild',
      `main=${source}`,
      `--outdir=${outdir}`,
      '--out-extension:.js=.cjs',
      '--format=cjs',
      '--define:import.meta.url=__programUrl',
      ...esbuildOptions,
      ...Object.entries(known).map(([name, value]) => `--define:${name}=${value}`),
    ],
    root,
  )
  if (!built.ok) return built
  const bundle = join(folder, 'main.cjs')
  const text = asAscii(await readFile(bundle, 'utf8'))
  const build = createHash('sha256').update(text).digest('hex').slice(0, 16)
  // On the first line, so that the map's lines stay correct.
  await writeFile(bundle, `/*${build}*/(function (require, __filename, __dirname, __programUrl) {${text}\n})`)
  await copyFile(fileURLToPath(new URL('launcher.mjs', import.meta.url)), join(folder, 'main.js'))
  return built
}

/**
 * The global by which packages detect their platform. Node 20 has no `navigator`; without one pg creates a Response to find out
 * whether it runs at Cloudflare, for which Node loads its whole fetch.
 */
const known = { navigator: '{"userAgent":"Node.js"}' }

/**
 * Escapes the non-ASCII characters that esbuild leaves in regular expressions and tagged templates. The meaning is the same, and a
 * text of one byte per character needs no decoding.
 * @param {string} text
 */
export function asAscii(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is not ASCII
  return text.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
