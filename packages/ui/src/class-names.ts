import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge<'duration'>({
  extend: {
    // The names theme.css adds; without them text-row would pass for a colour and rounded-2 for nothing.
    theme: {
      text: ['2xs', 'row', 'md'],
      'font-weight': ['strong'],
      font: ['text', 'display'],
      tracking: ['display'],
      radius: ['1', '2', '3', '4'],
      shadow: ['1', '2', '3'],
      spacing: ['gutter', 'control', 'control-sm', 'control-lg'],
      container: ['page'],
      breakpoint: ['xs', 'nav'],
    },
    classGroups: {
      duration: [{ duration: ['fast', 'calm', 'slow'] }],
    },
  },
})

/** Joins class names; of two Tailwind classes that set the same thing the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
