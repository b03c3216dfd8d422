/** What a program of Debian consists of. `files` are below the root of the packages, with `*` for a version. */
export interface DebianPackages {
  /** The first one is the program itself. */
  packages: [string, ...string[]]
  /** Packages of which only a file is read: those that they need are left out. */
  alone?: string[]
  /** Folders with its programs. */
  programFolders: string[]
  /** Without one of these the program is not complete. */
  files: string[]
}

const systemFolders = ['usr/sbin', 'usr/bin']
const postgresFolder = 'usr/lib/postgresql/15/bin'

export const debianPackages = {
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    programFolders: systemFolders,
    files: ['usr/sbin/nginx', 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  haproxy: { packages: ['haproxy'], programFolders: systemFolders, files: ['usr/sbin/haproxy'] },
  pgbouncer: { packages: ['pgbouncer'], programFolders: systemFolders, files: ['usr/sbin/pgbouncer'] },
  // Freeplane's style sheet for MindManager's maps, and what applies it.
  freeplane: {
    packages: ['xsltproc'],
    alone: ['freeplane'],
    programFolders: systemFolders,
    files: ['usr/bin/xsltproc', 'usr/share/freeplane/core/org.freeplane.core/lib'],
  },
  postgresql: {
    packages: ['postgresql-15', 'postgresql-client-15'],
    programFolders: [postgresFolder],
    files: ['initdb', 'postgres', 'pg_ctl', 'pg_rewind', 'pg_basebackup', 'psql'].map(
      (name) => `${postgresFolder}/${name}`,
    ),
  },
} satisfies Record<string, DebianPackages>

export type DebianName = keyof typeof debianPackages
