import { choiceIn, createSmallApp } from '../../features/small-app/small-app.model.ts'
import { readSource, readValues, type Source, type SourceValues, type Style, styles } from './source.ts'

interface Referencing {
  /** Null until the person has chosen one. */
  style: Style | null
  source: SourceValues
  /** The source whose reference is on the page: the form may differ by now. */
  made: Source | null
  /** In the order in which they were added. */
  list: Source[]
}

export const referencingHelper = createSmallApp<Referencing>({
  app: 'referencing-helper',
  read: ({ style, source, made, list }) => ({
    style: choiceIn(styles, style),
    source: readValues(source),
    made: readSource(made),
    list: Array.isArray(list) ? list.map(readSource).filter((each) => each !== null) : [],
  }),
})
