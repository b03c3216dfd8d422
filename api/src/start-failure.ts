/** A reason not to start that the person who started the server can act on: printed as it is, without a stack. */
export class StartFailure extends Error {}
