import { readFileSync } from 'node:fs'

const secrets = ['DATABASE_URL', 'RELEASE_DATABASE_URL', 'MAIL_URL', 'RELEASE_SECRET', 'AWS_SECRET_ACCESS_KEY']

/**
 * Puts the lines `NAME=value` of the file `SETTINGS_FILE` into the environment; what is there already stays. Then each secret that
 * another file holds (`MAIL_URL_FILE=/run/secrets/mail`). Throws an Error that names the setting whose file cannot be read.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettingsFiles(env) {
  if (env.SETTINGS_FILE) {
    for (const line of read(env, 'SETTINGS_FILE').split('\n')) {
      const [, name = '', value = ''] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
      if (name !== '') env[name] ??= value.replace(/^(["'])(.*)\1$/, '$2')
    }
  }
  for (const name of secrets) if (env[`${name}_FILE`]) env[name] ??= read(env, `${name}_FILE`).trim()
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
function read(env, name) {
  const path = env[name] ?? ''
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new Error(`${name} is ${path}, which cannot be read (${code}).`)
  }
}
