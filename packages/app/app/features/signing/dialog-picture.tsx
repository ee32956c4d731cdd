import { cn } from '@sauda/ui'

const GROUNDS = {
  mist: 'bg-ground-mist',
  aqua: 'bg-ground-aqua',
  straw: 'bg-ground-straw',
  clay: 'bg-ground-clay',
  sand: 'bg-ground-sand',
  sage: 'bg-ground-sage',
} as const

/** A drawing on a soft ground. The steps beside it say everything. */
export function DialogPicture({ src, ground }: { src: string; ground: keyof typeof GROUNDS }) {
  return (
    <div
      aria-hidden
      className={cn('grid h-41 place-items-center overflow-hidden rounded-3 sm:h-47', GROUNDS[ground])}
    >
      <img src={src} alt="" width={440} height={200} className="h-full w-auto max-w-full object-contain" />
    </div>
  )
}
