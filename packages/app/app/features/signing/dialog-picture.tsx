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
    <div aria-hidden className={cn('flex justify-center overflow-hidden rounded-3', GROUNDS[ground])}>
      <img
        src={src}
        alt=""
        width={440}
        height={200}
        className="h-41 w-auto max-w-full object-contain sm:h-47"
      />
    </div>
  )
}
