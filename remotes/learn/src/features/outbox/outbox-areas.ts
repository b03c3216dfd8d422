/** Names what each outbox stores on the device. A file of its own, because every page imports it and few load an outbox. */
export const outboxAreas = [
  'notes-outbox',
  'favourites-outbox',
  'completions-outbox',
  'quick-checks-outbox',
  'reminders-outbox',
  'highlights-outbox',
] as const
