// Apart from the schemas, because the browser checks it too.

/** The most characters of a message, after spaces around it are gone. */
export const messageLimit = 5000

export const messageTooLong = `Please keep your message to ${messageLimit.toLocaleString('en-GB')} characters.`
