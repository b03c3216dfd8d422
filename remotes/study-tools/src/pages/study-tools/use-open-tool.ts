import { keepFocus, useLocation, useNavigate } from '@stepwise/shared/routing'
import { useCallback, useEffect, useRef } from 'react'
import { type Tool, tools } from './tools.ts'

export const cardId = (tool: Tool) => `tool-${tool.id}`

/** The tool that the address names. When it closes, the focus returns to its card. */
export function useOpenTool() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get('tool')
  const tool = tools.find(({ id }) => id === named)
  const isOpenedHere = (state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true

  const previous = useRef(tool)
  useEffect(() => {
    const closed = tool === undefined ? previous.current : undefined
    previous.current = tool
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    if (closed && isFocusLost) document.getElementById(cardId(closed))?.focus()
  }, [tool])

  const open = useCallback(
    (chosen: Tool) =>
      navigate({ pathname, search: `?tool=${chosen.id}` }, { state: { ...keepFocus, isOpenedHere: true } }),
    [navigate, pathname],
  )
  const close = useCallback(
    () => (isOpenedHere ? navigate(-1) : navigate({ pathname }, { replace: true, state: keepFocus })),
    [navigate, pathname, isOpenedHere],
  )
  return { tool, open, close }
}
