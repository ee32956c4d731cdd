import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isMessage, type ThreadItem } from './thread-message.ts'

/** Nearer to the end than this, in px, a reader follows the conversation. */
const NEAR = 80

/** Where a conversation is scrolled to: see `Thread`. */
export function useThreadScroll(items: readonly ThreadItem[]) {
  const box = useRef<HTMLDivElement>(null)
  const [below, setBelow] = useState(0)
  const [overflows, setOverflows] = useState(false)
  // The height of what was there before the newest items: scroll events come too late to tell where the reader was.
  const height = useRef(0)
  const known = useRef<ReadonlySet<ThreadItem['id']>>(new Set(items.map(({ id }) => id)))

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const line = element.querySelector<HTMLElement>('[data-line="new"]')
    element.scrollTop = line ? line.offsetTop - element.offsetTop : element.scrollHeight
    height.current = element.scrollHeight
    setOverflows(element.scrollHeight > element.clientHeight)
  }, [])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const onScroll = () => {
      if (isAtEnd(element)) setBelow(0)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(() => {
      height.current = element.scrollHeight
      setOverflows(element.scrollHeight > element.clientHeight)
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])

  useLayoutEffect(() => {
    const added = items.filter(({ id }) => !known.current.has(id))
    known.current = new Set(items.map(({ id }) => id))
    const element = box.current
    if (!element) return
    const wasAtEnd = isAtEnd(element, height.current)
    height.current = element.scrollHeight
    if (added.length === 0) return
    if (wasAtEnd || added.some((item) => isMessage(item) && item.isMine)) {
      element.scrollTop = element.scrollHeight
      setBelow(0)
    } else setBelow((count) => count + added.length)
  }, [items])

  function toEnd() {
    const element = box.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    setBelow(0)
    // The button disappears, and the focus must not disappear with it.
    element.focus({ preventScroll: true })
  }

  return { box, below, overflows, toEnd }
}

function isAtEnd(element: HTMLElement, height = element.scrollHeight): boolean {
  return height - element.scrollTop - element.clientHeight < NEAR
}
