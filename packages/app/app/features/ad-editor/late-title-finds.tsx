import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { TitleFindsProps } from './title-finds.tsx'
import { loadSending } from './use-sender.ts'

/** What the title names; loaded when the title changes. */
export function LateTitleFinds(props: TitleFindsProps) {
  const { title } = props.values
  const first = useRef(title)
  const [Finds, setFinds] = useState<ComponentType<TitleFindsProps>>()
  useEffect(() => {
    if (title === first.current) return
    void loadSending().then((part) => setFinds(() => part?.TitleFinds))
  }, [title])
  return Finds && <Finds {...props} />
}
