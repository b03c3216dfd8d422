import { useSearchParams } from '@stepwise/shared/routing'
import { useEffect, useState } from 'react'
import { SmallAppPage } from '../../features/small-app/SmallAppPage.tsx'
import { choiceIn } from '../../features/small-app/small-app.model.ts'
import { referencingHelper } from './referencing-helper.model.ts'
import { SourceForm } from './SourceForm.tsx'
import { styles } from './source.ts'
import { YourList } from './YourList.tsx'
import { YourReference } from './YourReference.tsx'

/** docs/product/steps-and-player.md#small-apps */
export default function ReferencingHelperPage() {
  const [query] = useSearchParams()
  const [redrawn, setRedrawn] = useState({ times: 0, focus: '' })
  useEffect(() => {
    if (redrawn.times > 0) document.getElementById(redrawn.focus)?.focus()
  }, [redrawn])
  const redraw = (focus: string) => setRedrawn(({ times }) => ({ times: times + 1, focus }))
  return (
    <SmallAppPage
      app={referencingHelper}
      title="Referencing helper"
      intro="Fill in the parts of a source. You get its reference, its short form for your essay, and a list of what to check."
      first="source-authors"
    >
      {({ style: chosen, source, made, list }) => {
        const style = chosen ?? choiceIn(styles, query.get('style')) ?? 'harvard'
        return (
          <>
            <SourceForm key={redrawn.times} initialValues={source} style={style} onRedraw={redraw} />
            {made && <YourReference source={made} list={list} style={style} />}
            {list.length > 0 && <YourList list={list} style={style} onRedraw={redraw} />}
          </>
        )
      }}
    </SmallAppPage>
  )
}
