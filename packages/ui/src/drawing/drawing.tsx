import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** A drawing that replaces a photo or illustrates a message. Decorative: it adds nothing to the text beside it. */
export function Drawing({ className, alt = '', ...props }: ComponentProps<'img'> & { src: string }) {
  return (
    <img
      data-slot="drawing"
      alt={alt}
      width={240}
      height={180}
      loading="lazy"
      decoding="async"
      className={cn('h-auto w-[84%]', className)}
      {...props}
    />
  )
}
