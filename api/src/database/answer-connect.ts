/** Answers `connect` as node-postgres does: by the callback, or by the promise when there is none. */
export function answerConnect(connected: Promise<unknown>, done: unknown): never {
  if (typeof done !== 'function') return connected as never
  return void connected.then(
    () => done(),
    (error: unknown) => done(error),
  ) as never
}
