import pg from 'pg'

/** An error whose message is a text of ours that quotes no one, so that it may be logged. */
export class LoggableError extends Error {}

/** A reason not to start that the person who started the server can act on: printed as it is, without a stack. */
export class StartFailure extends LoggableError {}

/** The same for what passes, such as a database that is away or a full disk: no one needs to change a setting, and a later try succeeds. */
export class StartOutage extends StartFailure {}

interface LoggedError {
  kind: string
  message?: string | undefined
  where?: string[] | undefined
  /** Codes, and names of our own code and tables. */
  [name: string]: unknown
}

/**
 * What may be logged of an error: its kind and where it happened. Messages can quote what a person wrote (the database's
 * do, and so does "… is not valid JSON"), so a message is logged only if it is ours, or the engine's about our code.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { kind: typeof error }
  const where = parseFrames(error)
  if (isDatabaseError(error)) {
    const { code, table, column, constraint, routine } = error
    return { kind: 'DatabaseError', code, table, column, constraint, routine, where }
  }
  const { code, syscall } = error as NodeJS.ErrnoException
  return { kind: error.constructor.name, code, syscall, message: loggableMessage(error), where }
}

/** PGlite has its own error class, with the same fields as node-postgres. */
export function isDatabaseError(error: Error): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError || ('severity' in error && 'code' in error)
}

function parseFrames({ stack = '', message }: Error) {
  const frames = stack.replace(message, '').split('\n')
  return frames
    .filter((line) => line.startsWith('    at ') && line.length < 300)
    .slice(0, 12)
    .map((line) => line.trim())
}

function loggableMessage(error: Error) {
  if (error instanceof LoggableError) return error.message
  const isAboutCode = error instanceof TypeError || error instanceof ReferenceError
  return isAboutCode ? error.message.replaceAll(/(["'`]).*\1/gs, '…').slice(0, 300) : undefined
}
