import { dirname, resolve } from 'node:path'
import { build } from 'esbuild'

/**
 * One measurement with all of our code it uses, for Node as it is. Packages and our own scripts stay where they are: they find
 * their files by where they stand.
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
    target: 'node20',
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
