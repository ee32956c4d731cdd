import type { Promotion, Slide } from '@sauda/sdk/content'
import type { Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, cn, Drawing, groundOf, IconButton, PictureFrame } from '@sauda/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { ContentPicture } from '../content/content-picture.tsx'
import { drawingFor } from '../content/drawing-for.ts'
import { PromotionDates } from '../content/promotion-dates.tsx'
import { runOf } from '../content/promotion-run.ts'
import { SectionHead, sectionGap } from '../content/section.tsx'
import { ToldText } from '../content/told.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { landingWords } from './landing-words.ts'

type SliderProps = {
  /** Those of promotions that are over are left out. */
  slides: readonly Slide[]
  promotions: readonly Promotion[]
  now: Moment
}

/**
 * The slides, each beside the list of all. It is a list that scrolls sideways and snaps: with a finger, with the arrow
 * keys and with links to the slides, without scripts. `slider-motion.ts` adds its buttons and lets it run.
 */
export function PromotionSlider({ promotions, now, ...all }: SliderProps) {
  const words = useWords(landingWords)
  const promotionOf = ({ promotion_id }: Slide) => promotions.find(({ id }) => id === promotion_id)
  const slides = all.slides.filter((slide) => {
    const promotion = promotionOf(slide)
    return !promotion || runOf(promotion, now) !== 'over'
  })
  if (slides.length === 0) return null
  return (
    <section
      aria-label={words.slider.label}
      aria-roledescription={words.slider.role}
      data-slider
      className={cn('page-wrap', sectionGap)}
    >
      <SectionHead title={words.promotions} link={{ to: paths.promotions, text: words.allPromotions }} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 nav:grid-cols-[minmax(0,1fr)_22.5rem]">
        <ul
          data-slides
          aria-label={words.slider.slides}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-4"
        >
          {slides.map((slide, at) => (
            <li
              key={slide.id}
              id={`slide-${slide.id}`}
              aria-label={words.slider.place(at + 1, slides.length)}
              className="w-full shrink-0 snap-start"
            >
              <SlideCard slide={slide} promotion={promotionOf(slide)} now={now} />
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className="flex flex-col nav:rounded-4 nav:bg-surface nav:p-3 nav:shadow-1">
            <ul className="grid gap-1 max-nav:hidden">
              {slides.map((slide, at) => (
                <li key={slide.id}>
                  <a
                    href={`#slide-${slide.id}`}
                    data-to-slide
                    aria-current={at === 0 ? 'true' : undefined}
                    className="block rounded-3 px-4 py-3 hover:bg-sunk aria-[current]:bg-accent-soft"
                  >
                    <span className="line-clamp-2 font-strong text-row">
                      <ToldText of={slide} field="title" />
                    </span>
                    <span className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
                      <SlideNote promotion={promotionOf(slide)} now={now} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
            <SliderButtons count={slides.length} />
          </div>
        )}
      </div>
    </section>
  )
}

type SlideCardProps = { slide: Slide; promotion: Promotion | undefined; now: Moment }

function SlideCard({ slide, promotion, now }: SlideCardProps) {
  const words = useWords(landingWords)
  const link = slide.link ?? (slide.promotion_id === null ? null : paths.promotion(slide.promotion_id))
  const image = slide.image ?? promotion?.image
  return (
    <PictureFrame
      ground={groundOf(slide.promotion_id ?? slide.id)}
      className="relative isolate flex h-full min-h-101 flex-col items-start rounded-4 p-6 sm:min-h-90 sm:p-10"
    >
      <p className="mb-3 flex min-h-6 flex-wrap items-center gap-2 text-sm">
        <SlideNote promotion={promotion} now={now} />
      </p>
      <h3 className="text-3xl/[1.1] tracking-[-0.025em] sm:max-w-[56%]">
        <ToldText of={slide} field="title" />
      </h3>
      <p className="mt-3 sm:mb-6 sm:max-w-[52%]">
        <ToldText of={slide} field="lead" />
      </p>
      {link !== null && (
        <Button asChild variant="quiet" className="max-sm:order-3 max-sm:w-full sm:mt-auto">
          <SlideLink to={link}>
            {slide.button || slide.button_kk ? <ToldText of={slide} field="button" /> : words.more}
          </SlideLink>
        </Button>
      )}
      <div className="-z-1 max-sm:order-2 max-sm:mx-auto max-sm:my-auto max-sm:w-58 max-sm:py-3 sm:absolute sm:-right-8 sm:-bottom-8 sm:w-[54%]">
        {image ? (
          <ContentPicture
            image={image}
            sizes="(width >= 65.625rem) 460px, (width >= 48rem) 54vw, 232px"
            className="aspect-4/3 w-full rounded-3"
          />
        ) : (
          <Drawing src={drawingFor({ ...slide, summary: slide.lead })} className="w-full" />
        )}
      </div>
    </PictureFrame>
  )
}

/** A path of the portal, or another site. */
function SlideLink({ to, children, ...props }: { to: string; children: ReactNode }) {
  if (to.startsWith('/')) {
    return (
      <LocalLink to={to} {...props}>
        {children}
      </LocalLink>
    )
  }
  return (
    <a href={to} rel="noopener" {...props}>
      {children}
    </a>
  )
}

/** «1|110 до 15 декабря». */
function SlideNote({ promotion, now }: Pick<SlideCardProps, 'promotion' | 'now'>) {
  if (!promotion) return null
  const [room] = promotion.rooms
  return (
    <>
      {room && <RoomPlate room={room} />}
      <span>
        <PromotionDates of={promotion} now={now} />
      </span>
    </>
  )
}

/** Invisible until a script can do what they say; their room is kept. */
function SliderButtons({ count }: { count: number }) {
  const { slider } = useWords(landingWords)
  return (
    <div
      data-slider-tools
      className="[visibility:hidden] mt-auto flex items-center justify-between border-line pt-2 nav:border-t noscript:hidden"
    >
      <p className="pl-4 text-sm tabular-nums" data-slider-place data-of={slider.place(0, count)}>
        {slider.place(1, count)}
      </p>
      <span className="flex">
        <IconButton label={slider.previous} data-slider-step="-1">
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={slider.pause} data-slider-pause className="group/pause">
          <Pause aria-hidden className="group-aria-pressed/pause:hidden" />
          <Play aria-hidden className="hidden group-aria-pressed/pause:block" />
        </IconButton>
        <IconButton label={slider.next} data-slider-step="1">
          <ChevronRight aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}
