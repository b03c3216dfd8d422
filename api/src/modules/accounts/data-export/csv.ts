/** Rows as CSV (RFC 4180) for a spreadsheet, with the mark by which Excel knows UTF-8. */
export const csvHead = (labels: readonly string[]) => `\ufeff${csvRow(labels)}`

export const csvRow = (values: readonly unknown[]) =>
  `${values.map((value) => `"${formatValue(value).replaceAll('"', '""')}"`).join(',')}\r\n`

const formatValue = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value ?? ''))
