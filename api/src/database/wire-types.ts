import pg from 'pg'

const { builtins } = pg.types

/** How PostgreSQL's values become JavaScript's: counts are numbers, a day stays text such as 2026-03-29. */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if (type === builtins.INT8) return Number
    if (type === builtins.DATE) return (day: string) => day
    return pg.types.getTypeParser(type, format)
  },
}
