import { join } from 'node:path'
import type { Cluster } from '../cluster.ts'
import { type Engine, waitsForAnswer } from '../engine.ts'

/** In front of the two web processes: the configuration of compose.yaml itself, with other ports and folders. */
export function nginx({ folder, ports }: Cluster, written: { nginx: string; upstream: string }): Engine {
  const home = join(folder, 'nginx')
  const file = join(home, 'nginx.conf')
  return {
    name: 'nginx',
    packages: ['nginx-light'],
    ports: { 'nginx, site': ports.site, 'nginx, desk': ports.desk },
    folders: [home],
    files: {
      [file]: written.nginx
        .replace('listen 8080', `listen 127.0.0.1:${ports.site}`)
        .replace('listen 8082', `listen 127.0.0.1:${ports.desk}`)
        .replaceAll('/tmp/', `${home}/`),
      [join(home, 'upstream.conf')]: written.upstream.replace(
        /api-(\d):(\d+)/g,
        (_, n: string, port: string) => {
          const list = port === '3002' ? ports.webDesk : ports.web
          return `127.0.0.1:${list[Number(n) - 1]}`
        },
      ),
    },
    programs: [
      {
        name: 'nginx',
        does: 'is the proxy of both web processes',
        command: ['/usr/sbin/nginx', '-p', home, '-e', 'stderr', '-c', file, '-g', 'daemon off;'],
        waitsFor: () => waitsForAnswer(`http://127.0.0.1:${ports.site}/readyz`),
      },
    ],
  }
}
