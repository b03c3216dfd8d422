/** A release that must not happen, with every reason in plain words. The tool prints them and exits with 1. */
export class Refusal extends Error {
  readonly reasons: string[]

  constructor(reasons: string[]) {
    super(reasons.join('\n'))
    this.name = 'Refusal'
    this.reasons = reasons
  }
}
