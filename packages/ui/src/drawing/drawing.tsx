import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** A drawn part standing in for a photo or beside a message. It says nothing the words beside it do not. */
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
