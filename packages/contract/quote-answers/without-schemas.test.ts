import { build } from 'esbuild'
import { expect, it } from 'vitest'

it.each(['answers-to-send.ts', 'answers-sent.ts'])(
  '%s reaches the browser without the schema library',
  async (file) => {
    const { metafile } = await build({
      entryPoints: [new URL(file, import.meta.url).pathname],
      bundle: true,
      format: 'esm',
      metafile: true,
      write: false,
      logLevel: 'silent',
    })
    const inputs = Object.keys(metafile.inputs)
    expect(inputs.some((path) => path.endsWith(file))).toBe(true)
    expect(inputs.filter((path) => path.includes('zod'))).toEqual([])
  },
)
