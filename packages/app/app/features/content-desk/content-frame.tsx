import { Outlet } from 'react-router'
import { ContentTabs } from './content-tabs.tsx'

/** The layout of the pages about the texts of the centre. */
export function ContentFrame() {
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <ContentTabs />
      <Outlet />
    </div>
  )
}
