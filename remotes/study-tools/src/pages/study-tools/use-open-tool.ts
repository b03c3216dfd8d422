import { keepFocus, useLocation, useNavigate } from '@stepwise/shared/routing'
import { useCallback, useEffect, useRef } from 'react'
import { type Tool, tools } from './tools.ts'

export const cardId = (tool: Tool) => `tool-${tool.id}`

/**
 * The tool that the address names (?tool=revision), so that it can be linked to and Back closes it. When it closes, the focus is
 * on its card again.
 */
export function useOpenTool() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get('tool')
  const tool = tools.find((one) => one.id === id)
  const isOpenedHere = (state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true

  const last = useRef(tool)
  useEffect(() => {
    const closed = tool === undefined ? last.current : undefined
    last.current = tool
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    if (closed && isFocusLost) document.getElementById(cardId(closed))?.focus()
  }, [tool])

  const open = useCallback(
    (wanted: Tool) =>
      navigate({ pathname, search: `?tool=${wanted.id}` }, { state: { ...keepFocus, isOpenedHere: true } }),
    [navigate, pathname],
  )
  const close = useCallback(
    () => (isOpenedHere ? navigate(-1) : navigate({ pathname }, { replace: true, state: keepFocus })),
    [navigate, pathname, isOpenedHere],
  )
  return { tool, open, close }
}
