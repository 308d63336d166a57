import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('reaches the browser without the schema library', async () => {
  const { metafile } = await build({
    entryPoints: [new URL('../quote-mapping.ts', import.meta.url).pathname],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs.some((path) => path.endsWith('quote-mapping.ts'))).toBe(true)
  expect(inputs.filter((path) => path.includes('zod'))).toEqual([])
})
