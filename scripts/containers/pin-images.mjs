/**
 * `node scripts/containers/pin-images.mjs` writes containers/product.env: every image of product.env.example with the current
 * digest of its tag, according to the registry. With `--check` it only checks that every image there has one, and exits with 1 if
 * not.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (/** @type {string} */ name) => new URL(`../../containers/${name}`, import.meta.url)
const lines = (/** @type {string} */ name) =>
  readFileSync(at(name), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map(
      (line) => /** @type {const} */ ([line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )

/**
 * The names of images that are not pinned to a digest.
 * @param {readonly (readonly [name: string, image: string])[]} images
 * @returns {string[]}
 */
export function withoutDigest(images) {
  return images.filter(([, image]) => !/^[^@\s]+@sha256:[0-9a-f]{64}$/.test(image)).map(([name]) => name)
}

/** @param {string} image */
function digestOf(image) {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}']
  return execFileSync('docker', args, { encoding: 'utf8' }).trim()
}

function check() {
  const names = lines('product.env.example').map(([name]) => name)
  const found = existsSync(at('product.env')) ? lines('product.env') : []
  const bare = [...names.filter((name) => !found.some(([each]) => each === name)), ...withoutDigest(found)]
  if (bare.length === 0) return
  console.error(
    `containers/product.env gives no digest for ${bare.join(', ')}: run node scripts/containers/pin-images.mjs`,
  )
  process.exitCode = 1
}

function pin() {
  const pinned = lines('product.env.example').map(
    ([name, image]) => /** @type {const} */ ([name, `${image}@${digestOf(image)}`]),
  )
  if (withoutDigest(pinned).length > 0) throw new Error('The registry told no digest')
  writeFileSync(at('product.env'), pinned.map(([name, image]) => `${name}=${image}\n`).join(''))
  for (const [name, image] of pinned) console.log(`${name}=${image}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.argv.includes('--check') ? check() : pin()
