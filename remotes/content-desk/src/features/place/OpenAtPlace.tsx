import { useSearchParams } from '@stepwise/shared/routing'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { fieldRequested } from '../blocks/findings.model.ts'
import { placeQuery } from '../links/document-href.ts'

/** Goes to the field that the editor's address names, once the form is there: render it after the fields. */
export function OpenAtPlace() {
  const [query] = useSearchParams()
  const path = query.get(placeQuery)
  const request = useUnit(fieldRequested)
  useEffect(() => {
    if (path) request(path)
  }, [path, request])
  return null
}
