import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { runCommand } from './run-command.ts'

/** Which of Debian's packages are not installed. */
export async function missingPackages(
  packages: readonly string[],
  isInstalled = installed,
): Promise<readonly string[]> {
  const looked = await Promise.all(
    [...new Set(packages)].map(async (name) => ((await isInstalled(name)) ? [] : [name])),
  )
  return looked.flat().sort()
}

async function installed(name: string): Promise<boolean> {
  try {
    const status = await runCommand(['dpkg-query', '--status', name])
    return status.includes('\nStatus: install ok installed\n')
  } catch {
    return false
  }
}

const command = (packages: readonly string[]) =>
  `apt-get install --yes --no-install-recommends ${packages.join(' ')}`

/** The message for a user without the right to install. */
export function installWords(packages: readonly string[]): string {
  return [
    `These packages of Debian are missing: ${packages.join(', ')}. Only root may install them:`,
    `  sudo ${command(packages)}`,
    'Or start the cluster as root once to install them. With --without-object-store it needs no Ceph.',
  ].join('\n')
}

/** Debian starts each service it installs unless this file forbids it. Ours run under the supervisor, on other ports. */
const POLICY = '/usr/sbin/policy-rc.d'

export async function installPackages(packages: readonly string[]): Promise<void> {
  const isOurs = !existsSync(POLICY)
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const [program, ...args] = command(packages).split(' ')
    await runCommand([program ?? '', ...args], { env }).catch(async () => {
      // The package lists may be missing or old.
      await runCommand(['apt-get', 'update'], { env })
      await runCommand([program ?? '', ...args], { env })
    })
  } finally {
    if (isOurs) rmSync(POLICY)
  }
}
