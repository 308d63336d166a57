import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** @typedef {{ 'bom-ref': string, properties: { name: string }[] }} Component */
/** @typedef {{ ref: string, dependsOn: string[] }} Dependency */

/**
 * The product's components as CycloneDX JSON: every package of the lock file that is not for development only, with its hash and
 * licence. Without the Node that laptops and tests run on, because the images have their own. Makes no network request. The same
 * lock file gives the same text, so that two releases can be compared (T28).
 * @returns {string}
 */
export function sbom() {
  const { metadata, components, dependencies, ...made } = npmSbom()
  delete made.serialNumber
  const { timestamp: _, component, ...rest } = metadata
  const shipped = shippedRefs()
  const isListed = (/** @type {string} */ ref) => shipped.has(ref) || ref === component['bom-ref']
  const listed = {
    ...made,
    // npm dates each document and names it after the clone's folder.
    metadata: { ...rest, component: { ...component, name: 'milepost' } },
    components: components.filter((/** @type {Component} */ each) => isListed(each['bom-ref'])),
    dependencies: dependencies
      .filter((/** @type {Dependency} */ { ref }) => isListed(ref))
      .map((/** @type {Dependency} */ { ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter(isListed),
      })),
  }
  return `${JSON.stringify(listed, null, 2)}\n`
}

/** Not with `--omit=dev`, which also leaves out packages that development needs too, such as react. */
function npmSbom() {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--workspaces',
  ]
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`)
  return JSON.parse(stdout)
}

/** @returns {Set<string>} packages and our own workspaces, as `name@version` */
function shippedRefs() {
  /** @type {Record<string, { name?: string, version?: string, dev?: boolean, devOptional?: boolean, link?: boolean }>} */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const shipped = Object.entries(packages).filter(
    ([, { dev, devOptional, link }]) => !dev && !devOptional && !link,
  )
  return new Set(
    shipped.map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`),
  )
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const file = join(root, 'dist', 'sbom.cdx.json')
  writeFileSync(file, sbom())
  console.log(`${file}: what is shipped, as CycloneDX`)
}
