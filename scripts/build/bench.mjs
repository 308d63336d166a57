import { dirname, resolve } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles one measurement with all of our code that it uses, for plain Node. Packages and our own scripts stay outside, because
 * they find their files by their own location.
 * @param {string} entry
 * @param {string} outfile
 */
export async function bundleBench(entry, outfile) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
    plugins: [
      {
        name: 'outside',
        setup({ onResolve }) {
          onResolve({ filter: /\.mjs$/ }, ({ path, importer }) => ({
            path: resolve(dirname(importer), path),
            external: true,
          }))
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@milepost/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
}
