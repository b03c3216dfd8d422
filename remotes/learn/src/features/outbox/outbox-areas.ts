/** What is kept on the device until the server has it, by the kind of thing. */
export const outboxAreas = ['notes-outbox', 'favourites-outbox', 'completions-outbox'] as const
