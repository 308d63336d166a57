import { readTree } from '../import-rules/source-tree.ts'
import { type SourceText, sourceTexts } from './source-texts.ts'

/** The sources of the texts that customers read. */
const read = [
  /^apps\/web\//,
  /^packages\/(?:domain|documents|brands)\//,
  /^packages\/contract\/error-words\.ts$/,
  /^apps\/api\/.*-?emails?\.ts$/,
  /^apps\/api\/platform\/email\//,
]

/** Tests and their helpers, the gallery and the build: customers do not read those. */
const notRead = /\.test\.tsx?$|\/testing(?:\/|\.tsx?$)|^apps\/web\/(?:build|gallery)\//

export type CustomerText = SourceText & { path: string }

/** Every text in the sources that a customer may read, with its place. */
export function customerTexts(root: string): readonly CustomerText[] {
  const sources = [...readTree(root).sources].filter(
    ([path]) => read.some((place) => place.test(path)) && !notRead.test(path),
  )
  return sources.flatMap(([path, source]) => sourceTexts(path, source).map((each) => ({ path, ...each })))
}
